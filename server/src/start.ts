import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openReplica, readsOfPrimary } from './db/replica.ts'
import { withStartupLock } from './db/startup-lock.ts'
import { DEMO_ADMIN } from './demo/demo-access.ts'
import { loadDemo } from './demo/load-demo.ts'
import { hasJustWritten } from './features/core/audit-logs/queries.ts'
import { deleteOldVisitors } from './features/core/events/apply-retention.ts'
import { setBusinessTimeZone } from './features/core/events/business-time.ts'
import { prepareEventMonths } from './features/core/events/prepare-event-months.ts'
import { adviseOperator, createAdminFromEnvironment } from './features/identity/admins/first-admin.ts'
import { loadLocations } from './features/places/locations/load-locations.ts'
import { addBundledTemplates } from './features/templates/catalogue/add-bundled-templates.ts'
import { openStores } from './files/open-stores.ts'
import { removeStaleForms } from './http/receive-form.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createMailer } from './mail/mailer.ts'
import type { Platform } from './platform.ts'
import { jobsOf } from './scheduled-jobs.ts'
import { leaveBalancer } from './startup/leave-balancer.ts'
import { listen } from './startup/listen.ts'
import { openDatabase } from './startup/open-database.ts'
import { printWelcome } from './startup/print-welcome.ts'
import { refuseKnownAdmin } from './startup/refuse-unsafe-start.ts'
import { stopOnSignal } from './startup/stop-on-signal.ts'

/** Opens what the platform needs, prepares the data, and serves until it is told to stop. */
export async function start(config: Config) {
  setBusinessTimeZone(config.timeZone)
  const stores = await openStores(config)
  const database = await openDatabase(config)
  const replica = config.databaseReplicaUrl
    ? openReplica(database.db, { connectionString: config.databaseReplicaUrl }, { hasJustWritten })
    : undefined
  const platform: Platform = {
    db: database.db,
    reads: replica?.reads ?? readsOfPrimary(database.db),
    source: database.source,
    config,
    ...stores,
    mailer: createMailer(config.mail),
  }

  const closers: (() => unknown)[] = [platform.mailer.close, () => replica?.close(), database.close]
  stopOnSignal(closers)
  try {
    const advice = await withStartupLock(platform.source, () => prepare(platform, config))
    const app = await buildApp(platform)
    closers.unshift(() => app.close())
    await listen(app, config)
    closers.unshift(() => leaveBalancer(app, config.stopDelayMs))
    const means = { db: platform.db, timeZone: config.timeZone, log: app.log }
    const jobs = startJobs(means, jobsOf(platform, app.log))
    closers.unshift(jobs.stop)
    // Neither delays the start, and a failure does not keep menus from being served.
    removeStaleForms().catch((error) => app.log.error(error, 'remove stale forms'))
    deleteOldVisitors(platform.db).catch((error) => app.log.error(error, 'delete old visitors'))
    printWelcome(config, advice)
  } catch (error) {
    for (const close of closers) await close()
    throw error
  }
}

/** Prepares what the first request needs; nodes that start together do this one after the other. */
async function prepare(platform: Platform, config: Config) {
  await loadLocations(platform.db)
  await prepareEventMonths(platform.db)
  await addBundledTemplates(platform.db)
  if (config.hasDemo) await loadDemo(platform)
  await createAdminFromEnvironment(platform.db, config.hasDemo ? withDemoAdmin(config) : config)
  await refuseKnownAdmin(platform.db, config)
  return adviseOperator(platform.db, config)
}

const withDemoAdmin = (config: Config): Config =>
  config.firstAdmin.email ? config : { ...config, firstAdmin: DEMO_ADMIN }
