import './startup/remember-shapes.ts'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { inTurn } from './db/in-turn.ts'
import { DEMO_ADMIN } from './demo/demo-access.ts'
import { loadDemo } from './demo/load-demo.ts'
import { forgetVisitors } from './features/core/events/apply-retention.ts'
import { setBusinessTimeZone } from './features/core/events/business-time.ts'
import { prepareEventMonths } from './features/core/events/prepare-event-months.ts'
import { adviseOperator, makeAdminOfEnvironment } from './features/identity/admins/first-admin.ts'
import { loadLocations } from './features/places/locations/load-locations.ts'
import { addBundledTemplates } from './features/templates/catalogue/add-bundled-templates.ts'
import { localFiles } from './files/local-files.ts'
import { removeStaleForms } from './http/receive-form.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createMailer } from './mail/mailer.ts'
import type { Platform } from './platform.ts'
import { jobsOf } from './scheduled-jobs.ts'
import { listen } from './startup/listen.ts'
import { makeFolder, openDatabase } from './startup/open-database.ts'
import { printWelcome } from './startup/print-welcome.ts'
import { refuseKnownAdmin, refuseUnsafeSettings } from './startup/refuse-unsafe-start.ts'
import { StartError } from './startup/start-error.ts'
import { stopOnSignal } from './startup/stop-on-signal.ts'

async function main() {
  const config = readConfig()
  refuseUnsafeSettings(config)
  setBusinessTimeZone(config.timeZone)
  makeFolder(join(config.dataDir, 'uploads'))
  const database = await openDatabase(config)
  const platform: Platform = {
    db: database.db,
    source: database.source,
    config,
    files: localFiles(join(config.dataDir, 'uploads')),
    mailer: createMailer(config.mail),
  }

  const closers: (() => unknown)[] = [platform.mailer.close, database.close]
  stopOnSignal(closers)
  try {
    const advice = await inTurn(platform.source, () => prepare(platform, config))
    const app = await buildApp(platform)
    closers.unshift(() => app.close())
    await listen(app, config)
    const means = { db: platform.db, timeZone: config.timeZone, log: app.log }
    const jobs = startJobs(means, jobsOf(platform, app.log))
    closers.unshift(jobs.stop)
    // Who is late with this, or cannot do it at all, still serves menus.
    removeStaleForms().catch((error) => app.log.error(error, 'remove stale forms'))
    forgetVisitors(platform.db).catch((error) => app.log.error(error, 'forget visitors'))
    printWelcome(config, advice)
  } catch (error) {
    for (const close of closers) await close()
    throw error
  }
}

/** What must be there before the first visitor; nodes that start together do it one after the other. */
async function prepare(platform: Platform, config: Config) {
  await loadLocations(platform.db)
  await prepareEventMonths(platform.db)
  await addBundledTemplates(platform.db)
  if (config.hasDemo) await loadDemo(platform)
  await makeAdminOfEnvironment(platform.db, config.hasDemo ? withDemoAdmin(config) : config)
  await refuseKnownAdmin(platform.db, config)
  return adviseOperator(platform.db, config)
}

const withDemoAdmin = (config: Config): Config =>
  config.firstAdmin.email ? config : { ...config, firstAdmin: DEMO_ADMIN }

main().catch((error) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
