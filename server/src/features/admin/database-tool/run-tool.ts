import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unavailable } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import type { FromTool, ToTool, Verdict, Viewer } from '../../../studio/messages.ts'
import { hashOf } from '../../../studio/visitors.ts'
import { prepareViewer } from './queries.ts'

const program = fileURLToPath(new URL('../../../studio/main.ts', import.meta.url))
const START_PATIENCE_MS = 90_000
const STOP_PATIENCE_MS = 5_000

/** What the tool tells while it runs. */
type Listener = { judge(viewer: Viewer, sql?: string): Promise<Verdict>; onEnd(): unknown }
export type Tool = Awaited<ReturnType<typeof runTool>>

/** Starts the tool in a process of its own that ends with ours; throws when it does not come up, with nothing left. */
export async function runTool({ config, source }: Platform, idleMs: number, listener: Listener) {
  const { port, pgAdminCommand = findPgAdmin() } = config.databaseTool
  const order: ToTool = {
    type: 'start',
    source: pgAdminCommand ? {} : await prepareViewer(source),
    port,
    idleMs,
    pgAdminCommand,
  }
  const child = fork(program, {
    execArgv: ['--max-old-space-size=512'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const tell = (message: ToTool) => child.connected && child.send(message)
  tell(order)
  const url = `http://127.0.0.1:${await untilItListens(child)}/`
  listen(child, tell, listener)

  return {
    url,
    /** An address that opens the tool once. */
    addressFor(viewer: Viewer) {
      if (pgAdminCommand) return url
      const key = randomBytes(24).toString('base64url')
      tell({ type: 'key', hash: hashOf(key), viewer })
      return `${url}#key=${key}`
    },
    stop: () => end(child),
  }
}

function listen(child: ChildProcess, tell: (message: ToTool) => unknown, { judge, onEnd }: Listener) {
  child.on('message', async (message: FromTool) => {
    if (message.type === 'idle') await end(child)
    if (message.type !== 'request') return
    const { request, sql, viewer } = message
    tell({ type: 'verdict', request, verdict: await judge(viewer, sql).catch(() => 'failed' as const) })
  })
  child.on('exit', onEnd)
}

async function untilItListens(child: ChildProcess) {
  const signal = AbortSignal.timeout(START_PATIENCE_MS)
  try {
    const [message] = (await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(() => [{ type: 'failed', reason: 'It ended at once.' }]),
    ])) as [FromTool]
    if (message.type === 'listening') return message.port
    throw new Error(message.type === 'failed' ? message.reason : 'It did not answer.')
  } catch (error) {
    await end(child)
    throw unavailable(`Failed to start pgAdmin: ${(error as Error).message}`)
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const hasEnded = once(child, 'exit')
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS)
  await hasEnded
  clearTimeout(impatience)
}

const findPgAdmin = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'pgadmin4'))
    .find((path) => existsSync(path))
