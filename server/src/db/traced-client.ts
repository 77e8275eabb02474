import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** The request that statements are for; it is followed when its caller sent a `traceparent`. */
export type Trace = { requestId: string; isFollowed: boolean }

const current = new AsyncLocalStorage<Trace | undefined>()

export const currentTrace = () => current.getStore()

/** Statements of this work carry the id of the request, in a comment. */
export const runTraced = <T>(trace: Trace | undefined, work: () => T) => current.run(trace, work)

/** For statements that several requests share: those that are followed, as long as there are few. */
export function joinTraces(traces: (Trace | undefined)[]): Trace | undefined {
  const followed = traces.filter((trace) => trace?.isFollowed).slice(0, MAX_JOINED)
  if (followed.length === 0) return undefined
  return { requestId: followed.map((trace) => trace?.requestId).join(' '), isFollowed: true }
}

const MAX_JOINED = 10

/**
 * Puts the request's id in front of each statement, where `pg_stat_activity` does not cut it off. A statement that is
 * prepared by name keeps its text and so its plan, except for a request that is followed. Decision 049.
 */
export class TracedClient extends pg.Client {
  override query(...[statement, ...rest]: unknown[]): never {
    const trace = currentTrace()
    const sent = trace ? withRequestId(statement, trace) : statement
    return super.query(...([sent, ...rest] as [string])) as never
  }
}

/** For a pooler in transaction mode, where the next statement may go to a session that does not know the name. */
export class PoolerClient extends TracedClient {
  override query(...[statement, ...rest]: unknown[]): never {
    return super.query(isNamed(statement) ? withoutName(statement) : statement, ...rest)
  }
}

function withRequestId(statement: unknown, { requestId, isFollowed }: Trace) {
  const comment = `/* ${requestId} */ `
  if (typeof statement === 'string') return comment + statement
  if (!isNamed(statement) || !isFollowed) return statement
  return comment + withoutName(statement)
}

type Named = { name: string; text: string }

const isNamed = (statement: unknown): statement is Named =>
  typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement

/** Its values follow as an argument of their own. */
const withoutName = ({ text }: Named) => text
