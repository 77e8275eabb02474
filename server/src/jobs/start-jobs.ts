import { Cron } from 'croner'
import type { Logger } from 'pino'
import type { Db } from '../db/connect.ts'
import { hasRunSince } from './queries.ts'
import { dueMinute, runOnce, type Work } from './run-once.ts'

export type Log = Pick<Logger, 'error' | 'warn'>

export const RUN_AT_START = 'at start'

export type Job = {
  name: string
  /** Of cron, or `RUN_AT_START`. */
  pattern: string
  run: Work
  /** Runs every day (DEC-211), also when no server is up at its hour. */
  isDaily?: true
}

type Dependencies = { db: Db; timeZone: string; log: Log }

const DAY_MS = 24 * 60 * 60_000

/** Runs jobs by the clock of the platform's time zone, once on however many nodes; stops with the server. */
export function startJobs({ db, timeZone, log }: Dependencies, jobs: Job[]) {
  const crons: Cron[] = []

  for (const { name, pattern, run } of jobs) {
    const start = () => runOnce(db, { name, due: dueMinute(new Date()) }, run)
    const fail = (error: unknown) => log.error(error, name)
    if (pattern === RUN_AT_START) start().catch(fail)
    else crons.push(new Cron(pattern, { timezone: timeZone, protect: true, catch: fail }, start))
  }
  runMissedNightlyJobs({ db, log }, jobs).catch((error) => log.error(error, 'run missed nightly jobs'))

  return {
    stop: () => {
      for (const cron of crons) cron.stop()
    },
  }
}

/** Runs the daily jobs that have not run in the last day because no server was up at their hour. */
export async function runMissedNightlyJobs(
  { db, log }: Pick<Dependencies, 'db' | 'log'>,
  jobs: Job[],
  now = new Date(),
) {
  const dayBefore = new Date(now.getTime() - DAY_MS)

  for (const { name, run, isDaily } of jobs) {
    if (!isDaily || (await hasRunSince(db, name, dayBefore))) continue
    await runOnce(db, { name, due: dueMinute(now) }, run).catch((error) => log.error(error, name))
  }
}
