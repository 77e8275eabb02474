import { withPatientPool } from './db/with-patient-pool.ts'
import { catchUpBackup, checkBackups, makeNightlyBackup } from './features/admin/backups/nightly-backups.ts'
import { eraseDeletedVendors } from './features/admin/erasure/erase-deleted-vendors.ts'
import { deleteExpiredTokens } from './features/ads/delivery/queries.ts'
import { catchUpRollups, makeNightlyRollups } from './features/analytics/rollups/rebuild/catch-up-rollups.ts'
import { rollUpToday } from './features/analytics/rollups/totals/roll-up-today.ts'
import { deleteOldLogs } from './features/core/audit-logs/delete-old-logs.ts'
import { deleteOldVisitors, dropOldEvents } from './features/core/events/apply-retention.ts'
import { prepareEventMonths } from './features/core/events/prepare-event-months.ts'
import { deleteOldKeys } from './features/core/idempotency-keys/queries.ts'
import { deleteStrayPictures } from './features/core/uploads/delete-stray-pictures.ts'
import { deleteOldFailures } from './features/identity/failed-sign-ins/delete-old-failures.ts'
import { deleteExpiredSessions, deleteUnusedDevices } from './features/identity/sessions/queries.ts'
import { purgeHiddenCategories } from './features/menus/categories/purge-hidden-categories.ts'
import { deleteOldChanges } from './features/menus/item-changes/undo-change.ts'
import { foldVendors } from './features/site/vendor-search/fold-vendors.ts'
import { storeMissingTemplates } from './features/templates/uploads/template-files.ts'
import { readStoredPhones } from './features/vendors/record/read-stored-phones.ts'
import { deleteOldRuns } from './jobs/queries.ts'
import { type Job, type Log, RUN_AT_START } from './jobs/start-jobs.ts'
import type { Platform } from './platform.ts'

/** The scheduled jobs. Each gets the time it is due, so that a test can choose the day. */
export const jobsOf = (platform: Platform, log: Log): Job[] => {
  const { db } = platform
  const patiently = <T>(work: (platform: Platform) => Promise<T>) =>
    withPatientPool(platform.source, (db) => work({ ...platform, db }))
  const catchUp = () => patiently((platform) => catchUpRollups(platform, log))

  return [
    { name: 'catch up backup', pattern: RUN_AT_START, run: () => catchUpBackup(platform) },
    { name: 'make backup', pattern: '0 2 * * *', run: (due) => makeNightlyBackup(platform, due) },
    { name: 'check backups', pattern: '40 2 * * *', run: () => checkBackups(platform, log) },
    { name: 'prepare event months', pattern: '10 0 * * *', run: (due) => prepareEventMonths(db, due) },
    { name: 'delete expired sessions', pattern: '20 * * * *', run: () => deleteExpiredSessions(db) },
    { name: 'delete unused devices', pattern: '22 3 * * *', run: () => deleteUnusedDevices(db) },
    { name: 'delete expired ad tokens', pattern: '25 * * * *', run: (due) => deleteExpiredTokens(db, due) },
    {
      name: 'rebuild yesterday',
      pattern: '30 0 * * *',
      run: (due) => patiently((platform) => makeNightlyRollups(platform, log, due)),
    },
    { name: 'catch up rollups', pattern: RUN_AT_START, run: catchUp },
    // The node that counted at night may have stopped while others went on.
    { name: 'catch up rollups every hour', pattern: '50 * * * *', run: catchUp },
    { name: 'roll up today', pattern: '*/5 * * * *', run: (due) => rollUpToday(db, due) },
    { name: 'delete old visitors', pattern: '40 * * * *', run: (due) => deleteOldVisitors(db, due) },
    {
      name: 'erase deleted vendors',
      pattern: '10 3 * * *',
      run: (due) => eraseDeletedVendors(platform, due),
      isDaily: true,
    },
    {
      name: 'delete old logs',
      pattern: '30 3 * * *',
      run: (due) => deleteOldLogs(db, due),
      isDaily: true,
    },
    {
      name: 'delete old failed sign-ins',
      pattern: '32 3 * * *',
      run: (due) => deleteOldFailures(db, due),
      isDaily: true,
    },
    {
      name: 'purge hidden categories',
      pattern: '20 3 * * *',
      run: (due) => purgeHiddenCategories(platform, due),
    },
    { name: 'delete old idempotency keys', pattern: '45 3 * * *', run: (due) => deleteOldKeys(db, due) },
    {
      name: 'delete old item changes',
      pattern: '35 * * * *',
      run: (due) => deleteOldChanges(platform, due),
    },
    {
      name: 'drop old events',
      pattern: '50 3 * * *',
      run: (due) => dropOldEvents(db, due),
      isDaily: true,
    },
    {
      name: 'delete stray pictures',
      pattern: '20 4 * * *',
      run: (due) => deleteStrayPictures(platform, log, due),
    },
    { name: 'store missing templates', pattern: RUN_AT_START, run: () => storeMissingTemplates(platform) },
    { name: 'read stored phones', pattern: RUN_AT_START, run: () => readStoredPhones(db) },
    { name: 'fold vendors', pattern: '* * * * *', run: () => foldVendors(db) },
    { name: 'delete old job runs', pattern: '55 3 * * *', run: (due) => deleteOldRuns(db, due) },
  ]
}
