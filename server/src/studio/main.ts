import type { FromTool, ToTool } from './messages.ts'
import { runPgAdmin } from './run-pgadmin.ts'
import { serveStudio } from './serve-studio.ts'

// The process of the database tool: it ends with the server that started it, or when nobody uses it.
const tell = (message: FromTool) => process.send?.(message)
let tool: Awaited<ReturnType<typeof serveStudio>> | undefined

process.on('disconnect', stop)
process.on('SIGTERM', stop)
// A Ctrl-C in the terminal is for the server, which then stops us.
process.on('SIGINT', () => {})
process.on('message', (message: ToTool) => {
  if (message.type === 'start') start(message).catch(fail)
  else tool?.onMessage(message)
})

async function start(order: ToTool & { type: 'start' }) {
  const run = order.pgAdminCommand ? runPgAdmin : serveStudio
  const { idleMs } = order
  let usedAt = Date.now()
  tool = await run(order, { tell, touch: () => (usedAt = Date.now()) })
  tell({ type: 'listening', port: tool.port })

  setInterval(
    () => {
      if (Date.now() - usedAt >= idleMs) tell({ type: 'idle' })
    },
    Math.min(idleMs, 10_000),
  )
}

function fail(error: Error) {
  tell({ type: 'failed', reason: error.message })
  setTimeout(stop, 100)
}

async function stop() {
  await tool?.stop()
  process.exit(0)
}
