import { defaultAdConfig } from '@thela/contract/ads/default-configuration'
import { builtInTimings } from '@thela/contract/ads/timings'
import { askAtMostEvery } from '../../../concurrency/ask-at-most-every.ts'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/connect.ts'
import { findSavedConfig } from './queries.ts'

/** For the back office: the screen starts from the defaults, even while the built-in timings are in effect. */
export async function readAdConfig(db: Db) {
  const saved = await findSavedConfig(db)

  return {
    config: saved?.config ?? defaultAdConfig,
    defaults: defaultAdConfig,
    source: saved ? ('saved' as const) : ('builtin' as const),
    builtin: builtInTimings,
    updatedAt: saved?.savedAt ?? null,
  }
}

/** For menus: nothing while the built-in timings are in effect. */
export async function readPublicAdConfig(db: Db, { client, slot }: Config['adsense']) {
  const saved = await findSavedConfig(db)
  const { enabled } = (saved?.config ?? defaultAdConfig).googleAds

  return {
    config: saved?.config ?? null,
    source: saved ? ('saved' as const) : ('builtin' as const),
    googleAds: { enabled, client: client ?? null, slot: slot ?? null },
  }
}

/** The switches in effect, as they were at most a second ago. */
export const recentAdConfig = (db: Db) =>
  askAtMostEvery(1000, async () => (await findSavedConfig(db))?.config ?? defaultAdConfig)
