import { builtInSettings, type PublicSettings } from '@thela/contract/core/platform'
import { cacheFor } from '../../../concurrency/cache-for.ts'
import type { Db } from '../../../db/connect.ts'
import { deadlinesMs } from '../../../db/deadlines.ts'
import { withDeadline } from '../../../db/with-deadline.ts'
import { findSavedSettings } from './queries.ts'

/** What the settings screen starts from and returns to (SET-13, SET-14). */
export const defaultSettings: PublicSettings = {
  ...builtInSettings,
  allowedFileTypes: ['jpeg', 'png', 'webp'],
}

/** The settings in effect now. */
export async function readSettings(db: Db): Promise<PublicSettings> {
  return (await findSavedSettings(db)) ?? builtInSettings
}

const TRUSTED_FOR_MS = 1000

/** The settings, at most a second old, for checks of every request; without a database, the last known. */
export const recentSettings = (db: Db) =>
  cacheFor(TRUSTED_FOR_MS, () => withDeadline(deadlinesMs.settings, readSettings(db)))
