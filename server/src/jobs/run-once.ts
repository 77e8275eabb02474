import type { Db } from '../db/connect.ts'
import { claimRun, finishRun, type Run } from './queries.ts'

/** What a job does at the time it is due; what it tells is kept. */
export type Work = (due: Date) => Promise<unknown>

/** Does the work unless another node does it, and writes down what came of it. */
export async function runOnce(db: Db, run: Run, work: Work) {
  if (!(await claimRun(db, run))) return

  try {
    await finishRun(db, run, { result: await work(run.due) })
  } catch (error) {
    await finishRun(db, run, { error: String(error) })
    throw error
  }
}

const MINUTE = 60_000

/** The full minute that a node's alarm meant, whether it rang a little early or late. */
export const dueTime = (now: Date) => new Date(Math.round(now.getTime() / MINUTE) * MINUTE)
