import './startup/v8-flags.ts'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { refuseUnsafeSettings } from './startup/refuse-unsafe-start.ts'
import { StartError } from './startup/start-error.ts'

/** Loads the platform once the settings are known to be right, the next time from compiled code. */
async function main() {
  const config = readConfig()
  refuseUnsafeSettings(config)
  enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)))
  const { start } = await import('./start.ts')
  await start(config)
  flushCompileCache()
}

main().catch((error) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
