import { catchUpBackup, checkBackups, makeNightlyBackup } from './features/admin/backups/keep-backups.ts'
import { eraseDeletedVendors } from './features/admin/erasure/erase-deleted-vendors.ts'
import { deleteExpiredTokens } from './features/ads/delivery/queries.ts'
import { foldToday } from './features/analytics/rollups/kept/fold-today.ts'
import { rebuildYesterday } from './features/analytics/rollups/rebuild/rebuild-yesterday.ts'
import { forgetOldLogs } from './features/core/audit-logs/forget-old-logs.ts'
import { dropOldEvents, forgetVisitors } from './features/core/events/apply-retention.ts'
import { prepareEventMonths } from './features/core/events/prepare-event-months.ts'
import { deleteOldKeys } from './features/core/idempotency-keys/queries.ts'
import { sweepStrayPictures } from './features/core/uploads/sweep-stray-pictures.ts'
import { forgetOldFailures } from './features/identity/failed-sign-ins/forget-old-failures.ts'
import { deleteExpiredSessions, deleteUnusedDevices } from './features/identity/sessions/queries.ts'
import { purgeHiddenCategories } from './features/menus/categories/purge-hidden-categories.ts'
import { deleteOldRuns } from './jobs/queries.ts'
import { AT_START, type Job, type Log } from './jobs/start-jobs.ts'
import type { Platform } from './platform.ts'

/** The work that the server does by the clock. Every job takes the time it is due, so that a test can choose the day. */
export const jobsOf = (platform: Platform, log: Log): Job[] => {
  const { db } = platform

  return [
    { name: 'catch up backup', pattern: AT_START, run: () => catchUpBackup(platform) },
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
      name: 'forget failed sign-ins',
      pattern: '32 3 * * *',
      run: (due) => forgetOldFailures(db, due),
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
