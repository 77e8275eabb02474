import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Near: `/readyz` says so and every answer ends its connection. Now: requests are refused. */
    stop: { isNear: boolean; isNow: boolean }
  }
}

/**
 * Lets a balancer send its requests elsewhere before they would fail: first `/readyz` turns, then no new connection is
 * accepted while those that are open are still answered, each time for this long or until all have ended.
 */
export async function leaveBalancer(app: FastifyInstance, delayMs: number) {
  if (delayMs === 0) return
  app.stop.isNear = true
  await sleep(delayMs)

  // The server's own `close` would also end connections on which a request may be under way.
  const haveEnded = new Promise<void>((resolve) => Server.prototype.close.call(app.server, () => resolve()))
  const patience = new AbortController()
  await Promise.race([haveEnded, sleep(delayMs, undefined, { signal: patience.signal }).catch(() => {})])
  patience.abort()
}
