import type { AdConfig } from '@thela/contract/ads/configuration'
import { defaultAdConfig } from '@thela/contract/ads/default-configuration'
import { builtInTimings } from '@thela/contract/ads/timings'
import { cacheFor } from '../../../concurrency/cache-for.ts'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/connect.ts'
import { findSavedConfig } from './queries.ts'

/** For the back office: the screen starts from the defaults, even while the built-in timings are in effect. */
export async function readAdConfig(db: Db) {
  const saved = await findSavedConfig(db)

  return {
    config: saved?.config ?? defaultAdConfig,
    defaults: defaultAdConfig,
    source: sourceOf(saved?.config),
    builtin: builtInTimings,
    updatedAt: saved?.savedAt ?? null,
  }
}

/** For menus: nothing until a configuration is saved. */
export async function readPublicAdConfig(db: Db, { client, slot }: Config['adsense']) {
  const saved = await findSavedConfig(db)
  const { enabled } = (saved?.config ?? defaultAdConfig).googleAds

  return {
    config: saved ? inEffect(saved.config) : null,
    source: sourceOf(saved?.config),
    googleAds: { enabled, client: client ?? null, slot: slot ?? null },
  }
}

export const sourceOf = (config: AdConfig | undefined) =>
  config && !config.usesBuiltInTimings ? ('saved' as const) : ('builtin' as const)

function inEffect({ usesBuiltInTimings, ...config }: AdConfig) {
  const { imageDuration, gap, pause, initialDelay } = builtInTimings
  const timings = {
    adDisplayDuration: imageDuration,
    adGapDuration: gap,
    pauseDuration: pause,
    initialDelay,
  }
  return usesBuiltInTimings ? { ...config, timings } : config
}

/** The configuration in effect, at most a second old. */
export const recentAdConfig = (db: Db) =>
  cacheFor(1000, async () => (await findSavedConfig(db))?.config ?? defaultAdConfig)
