import { setImmediate as nextTurn } from 'node:timers/promises'
import { messages } from '@thela/contract/error-body'
import { isDatabaseDown } from '../../../db/database-faults.ts'
import { withDeadline } from '../../../db/with-deadline.ts'
import { unavailable } from '../../../http/errors.ts'

type Limits = {
  maxBatch: number
  maxWaiting: number
  /** A database that says nothing for so long has nobody wait any longer. */
  maxWaitMs: number
}
type Waiting<Item, Answer> = {
  item: Item
  since: number
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/**
 * Writes what waits in one go whenever the writer is free: while one batch commits, the next gathers.
 * Nobody is answered before his batch is written, so nothing acknowledged lives in memory. Of a batch that is given up
 * after `maxWaitMs` it is not known whether it will be written: whoever sends it again must know his items by an id.
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
      waiting.push({ item, since: performance.now(), resolve, reject })
      working ??= work()
    })
  }

  async function work() {
    // Those who come in the same turn share the first write.
    await nextTurn()
    let answer = () => {}
    while (waiting.length > 0) {
      const written = writeTogether(waiting.splice(0, maxBatch))
      // This batch is on its way before the last one is answered: the database does not wait for that.
      await nextTurn()
      answer()
      answer = await written
    }
    answer()
    working = undefined
  }

  /** The first has waited longest; a batch that was long kept from its turn still has a fair try. */
  const timeLeft = ([first]: Waiting<Item, Answer>[]) =>
    Math.max(maxWaitMs / 4, maxWaitMs - (performance.now() - (first?.since ?? 0)))

  /** Answers with what is left to do: to tell everybody. */
  async function writeTogether(batch: Waiting<Item, Answer>[]) {
    try {
      const writing = write(batch.map(({ item }) => item))
      const answers = await withDeadline(timeLeft(batch), writing)
      return () => {
        for (const [n, { resolve }] of batch.entries()) resolve(answers[n] as Answer)
      }
    } catch (error) {
      // Without a database those behind would wait for nothing: they hear it now and may come again.
      const losers = isDatabaseDown(error) ? [...batch, ...waiting.splice(0)] : batch
      return () => {
        for (const { reject } of losers) reject(error)
      }
    }
  }

  /** Resolves when everything that waits is written. */
  async function drain() {
    while (working) await working
  }

  return { add, drain }
}
