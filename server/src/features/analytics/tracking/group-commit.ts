import { setImmediate as nextTurn } from 'node:timers/promises'
import { messages } from '@thela/contract/error-body'
import { isDatabaseDown } from '../../../db/database-errors.ts'
import { currentTrace, joinTraces, runTraced, type Trace } from '../../../db/traced-client.ts'
import { withDeadline } from '../../../db/with-deadline.ts'
import { unavailable } from '../../../http/errors.ts'

type Limits = {
  maxBatch: number
  maxWaiting: number
  /** When the database does not answer for this long, the batch fails. */
  maxWaitMs: number
}
type Waiting<Item, Answer> = {
  item: Item
  since: number
  trace: Trace | undefined
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/**
 * Group commit: while one batch is written, the next collects.
 * Nothing is acknowledged before its batch is committed. It is unknown whether a batch that is given up after
 * `maxWaitMs` will be written: a client that retries must send an id with each item.
 */
export function groupCommit<Item, Answer>(
  write: (items: Item[]) => Promise<Answer[]>,
  { maxBatch, maxWaiting, maxWaitMs }: Limits,
) {
  const waiting: Waiting<Item, Answer>[] = []
  let working: Promise<void> | undefined

  function add(item: Item) {
    return new Promise<Answer>((resolve, reject) => {
      if (waiting.length >= maxWaiting) throw unavailable(messages.serverError)
      waiting.push({ item, since: performance.now(), trace: currentTrace(), resolve, reject })
      working ??= work()
    })
  }

  async function work() {
    // Items that arrive in the same turn share the first write.
    await nextTurn()
    let answer = () => {}
    while (waiting.length > 0) {
      const written = writeTogether(waiting.splice(0, maxBatch))
      // This batch is sent before the last one is answered, so that the database does not wait for that.
      await nextTurn()
      answer()
      answer = await written
    }
    answer()
    working = undefined
  }

  /** Measured from the first item, which has waited longest; a batch that was delayed still gets a quarter. */
  const timeLeft = ([first]: Waiting<Item, Answer>[]) =>
    Math.max(maxWaitMs / 4, maxWaitMs - (performance.now() - (first?.since ?? 0)))

  /** Returns a function that answers every item of the batch. */
  async function writeTogether(batch: Waiting<Item, Answer>[]) {
    try {
      const trace = joinTraces(batch.map(({ trace }) => trace))
      const writing = runTraced(trace, () => write(batch.map(({ item }) => item)))
      const answers = await withDeadline(timeLeft(batch), writing)
      return () => {
        for (const [n, { resolve }] of batch.entries()) resolve(answers[n] as Answer)
      }
    } catch (error) {
      // Without a database the waiting items would fail too: they are rejected now and can be retried.
      const failed = isDatabaseDown(error) ? [...batch, ...waiting.splice(0)] : batch
      return () => {
        for (const { reject } of failed) reject(error)
      }
    }
  }

  /** Resolves when everything that waits is written. */
  async function drain() {
    while (working) await working
  }

  return { add, drain }
}
