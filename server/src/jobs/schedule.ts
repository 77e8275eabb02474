import { Cron } from 'croner'
import type { Logger } from 'pino'
import { catchUpBackup, checkBackups, makeNightlyBackup } from '../features/admin/backups/keep-backups.ts'
import { eraseDeletedVendors } from '../features/admin/erasure/erase-deleted-vendors.ts'
import { deleteExpiredTokens } from '../features/ads/delivery/queries.ts'
import { rebuildYesterday } from '../features/analytics/rollups/rebuild-yesterday.ts'
import { foldToday } from '../features/analytics/totals/fold-today.ts'
import { forgetOldLogs } from '../features/core/audit-logs/forget-old-logs.ts'
import { dropOldEvents, forgetVisitors } from '../features/core/events/apply-retention.ts'
import { prepareEventMonths } from '../features/core/events/prepare-event-months.ts'
import { deleteOldKeys } from '../features/core/idempotency-keys/queries.ts'
import { sweepStrayPictures } from '../features/core/uploads/sweep-stray-pictures.ts'
import { deleteExpiredSessions, deleteUnusedDevices } from '../features/identity/sessions/queries.ts'
import { purgeHiddenCategories } from '../features/menus/categories/purge-hidden-categories.ts'
import type { Platform } from '../platform.ts'
import { deleteOldRuns, hasRunSince } from './queries.ts'
import { dueTime, runOnce, type Work } from './run-once.ts'

type Log = Pick<Logger, 'error' | 'warn'>
type Job = {
  name: string
  pattern: string
  run: Work
  /** Promised for every day (DEC-211), also where nobody runs a server at night. */
  isPromised?: true
}

const DAY_MS = 24 * 60 * 60_000

/** The house's own work, in the platform's time zone, once on however many nodes; stops with the server. */
export function startJobs(platform: Platform, log: Log) {
  const { db, config } = platform

  const crons = jobsOf(platform, log).map(
    ({ name, pattern, run }) =>
      new Cron(
        pattern,
        { timezone: config.timeZone, protect: true, catch: (error) => log.error(error, name) },
        () => runOnce(db, { name, due: dueTime(new Date()) }, run),
      ),
  )
  const name = 'catch up backup'
  runOnce(db, { name, due: dueTime(new Date()) }, () => catchUpBackup(platform)).catch((error) =>
    log.error(error, name),
  )
  makeUpForNight(platform, log).catch((error) => log.error(error, 'make up for the night'))
  return {
    stop: () => {
      for (const cron of crons) cron.stop()
    },
  }
}

/** Does what was promised for the last day and was not done, since no server was up at its hour. */
export async function makeUpForNight(platform: Platform, log: Log, now = new Date()) {
  const { db } = platform
  const dayBefore = new Date(now.getTime() - DAY_MS)

  for (const { name, run, isPromised } of jobsOf(platform, log)) {
    if (!isPromised || (await hasRunSince(db, name, dayBefore))) continue
    await runOnce(db, { name, due: dueTime(now) }, run).catch((error) => log.error(error, name))
  }
}

/** Every job takes the time it is due, so that a test can choose the day. */
export const jobsOf = (platform: Platform, log: Log): Job[] => {
  const { db } = platform

  return [
    { name: 'make backup', pattern: '0 2 * * *', run: (due) => makeNightlyBackup(platform, due) },
    { name: 'check backups', pattern: '40 2 * * *', run: () => checkBackups(platform, log) },
    { name: 'prepare event months', pattern: '10 0 * * *', run: (due) => prepareEventMonths(db, due) },
    { name: 'delete expired sessions', pattern: '20 * * * *', run: () => deleteExpiredSessions(db) },
    { name: 'delete unused devices', pattern: '22 3 * * *', run: () => deleteUnusedDevices(db) },
    { name: 'delete expired ad tokens', pattern: '25 * * * *', run: (due) => deleteExpiredTokens(db, due) },
    { name: 'rebuild yesterday', pattern: '30 0 * * *', run: (due) => rebuildYesterday(platform, log, due) },
    { name: 'fold today', pattern: '*/5 * * * *', run: (due) => foldToday(db, due) },
    { name: 'forget visitors', pattern: '40 * * * *', run: (due) => forgetVisitors(db, due) },
    {
      name: 'erase deleted vendors',
      pattern: '10 3 * * *',
      run: (due) => eraseDeletedVendors(platform, due),
      isPromised: true,
    },
    {
      name: 'forget old logs',
      pattern: '30 3 * * *',
      run: (due) => forgetOldLogs(db, due),
      isPromised: true,
    },
    {
      name: 'purge hidden categories',
      pattern: '20 3 * * *',
      run: (due) => purgeHiddenCategories(platform, due),
    },
    { name: 'forget old keys', pattern: '45 3 * * *', run: (due) => deleteOldKeys(db, due) },
    {
      name: 'drop old events',
      pattern: '50 3 * * *',
      run: (due) => dropOldEvents(db, due),
      isPromised: true,
    },
    {
      name: 'sweep stray pictures',
      pattern: '20 4 * * *',
      run: (due) => sweepStrayPictures(platform, log, due),
    },
    { name: 'delete old job runs', pattern: '55 3 * * *', run: (due) => deleteOldRuns(db, due) },
  ]
}
