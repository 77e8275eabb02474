import { Cron } from 'croner'
import type { Logger } from 'pino'
import type { Db } from '../db/connect.ts'
import { hasRunSince } from './queries.ts'
import { dueTime, runOnce, type Work } from './run-once.ts'

export type Log = Pick<Logger, 'error' | 'warn'>

export const AT_START = 'at start'

export type Job = {
  name: string
  /** Of cron, or `AT_START`. */
  pattern: string
  run: Work
  /** Promised for every day (DEC-211), also where nobody runs a server at night. */
  isPromised?: true
}

type Means = { db: Db; timeZone: string; log: Log }

const DAY_MS = 24 * 60 * 60_000

/** Runs jobs by the clock of the platform's time zone, once on however many nodes; stops with the server. */
export function startJobs({ db, timeZone, log }: Means, jobs: Job[]) {
  const crons: Cron[] = []

  for (const { name, pattern, run } of jobs) {
    const start = () => runOnce(db, { name, due: dueTime(new Date()) }, run)
    const fail = (error: unknown) => log.error(error, name)
    if (pattern === AT_START) start().catch(fail)
    else crons.push(new Cron(pattern, { timezone: timeZone, protect: true, catch: fail }, start))
  }
  makeUpForNight({ db, log }, jobs).catch((error) => log.error(error, 'make up for the night'))

  return {
    stop: () => {
      for (const cron of crons) cron.stop()
    },
  }
}

/** Does what was promised for the last day and was not done, since no server was up at its hour. */
export async function makeUpForNight({ db, log }: Pick<Means, 'db' | 'log'>, jobs: Job[], now = new Date()) {
  const dayBefore = new Date(now.getTime() - DAY_MS)

  for (const { name, run, isPromised } of jobs) {
    if (!isPromised || (await hasRunSince(db, name, dayBefore))) continue
    await runOnce(db, { name, due: dueTime(now) }, run).catch((error) => log.error(error, name))
  }
}
