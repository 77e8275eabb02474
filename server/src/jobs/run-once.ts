import type { Db } from '../db/connect.ts'
import { claimRun, finishRun, type Run } from './queries.ts'

/** What a job does when it is due; its result is stored. */
export type Work = (due: Date) => Promise<unknown>

/** Runs the job unless another node does, and stores its result or error. */
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

/** The full minute a job is due, whether its timer fired a little early or late. */
export const dueMinute = (now: Date) => new Date(Math.round(now.getTime() / MINUTE) * MINUTE)
