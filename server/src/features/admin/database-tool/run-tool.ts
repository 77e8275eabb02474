import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../../config.ts'
import { unavailable } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import type { AccessDecision, FromTool, ToTool, Viewer } from '../../../studio/messages.ts'
import { hashOf } from '../../../studio/visitors.ts'
import { prepareViewer } from './queries.ts'

const program = fileURLToPath(new URL('../../../studio/main.ts', import.meta.url))
const START_TIMEOUT_MS = 90_000
const STOP_TIMEOUT_MS = 5_000

/** What the tool calls back while it runs. */
type Listener = { checkAccess(viewer: Viewer, sql?: string): Promise<AccessDecision>; onEnd(): unknown }
export type Tool = Awaited<ReturnType<typeof runTool>>

/** Starts the tool in a child process that ends with ours; throws when it does not start, with nothing left running. */
export async function runTool({ config, source }: Platform, idleMs: number, listener: Listener) {
  const { host, port, origin } = config.databaseTool
  const pgAdminCommand = pgAdminCommandOf(config)
  const order: ToTool = {
    type: 'start',
    source: pgAdminCommand ? {} : await prepareViewer(source),
    host,
    port,
    origin,
    idleMs,
    pgAdminCommand,
  }
  const child = fork(program, {
    execArgv: ['--max-old-space-size=512'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const send = (message: ToTool) => child.connected && child.send(message)
  send(order)
  const ownPort = await untilItListens(child)
  const url = `${origin ?? `http://127.0.0.1:${ownPort}`}/`
  listen(child, send, listener)

  return {
    url,
    /** A URL that opens the tool once. */
    addressFor(viewer: Viewer) {
      if (pgAdminCommand) return url
      const key = randomBytes(24).toString('base64url')
      send({ type: 'key', hash: hashOf(key), viewer })
      return `${url}#key=${key}`
    },
    stop: () => end(child),
  }
}

function listen(child: ChildProcess, send: (message: ToTool) => unknown, { checkAccess, onEnd }: Listener) {
  child.on('message', async (message: FromTool) => {
    if (message.type === 'idle') await end(child)
    if (message.type !== 'request') return
    const { request, sql, viewer } = message
    send({
      type: 'decision',
      request,
      decision: await checkAccess(viewer, sql).catch(() => 'failed' as const),
    })
  })
  child.on('exit', onEnd)
}

async function untilItListens(child: ChildProcess) {
  const signal = AbortSignal.timeout(START_TIMEOUT_MS)
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
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await hasEnded
  clearTimeout(killTimer)
}

/** The operator's own pgAdmin; without one Prisma's studio, which is read only. */
export const pgAdminCommandOf = ({ databaseTool }: Config) => databaseTool.pgAdminCommand ?? findPgAdmin()

const findPgAdmin = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'pgadmin4'))
    .find((path) => existsSync(path))
