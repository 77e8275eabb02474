import { addDays } from '@thela/contract/values/date-range'
import type { Logger } from 'pino'
import { retryOnSerializationFailure } from '../../../../db/retry-on-serialization-failure.ts'
import type { Platform } from '../../../../platform.ts'
import { momentOf } from '../../../core/events/business-time.ts'
import { storeRollups } from '../totals/store-rollups.ts'
import { repairDay } from './queries.ts'

/** Recounts yesterday from its events, which the rollups must already match. Then stores the totals of all finished days. */
export async function rebuildYesterday(
  { db, config }: Platform,
  log: Pick<Logger, 'warn'>,
  now = new Date(),
) {
  const day = addDays(momentOf(now).day, -1)
  const differences = await retryOnSerializationFailure(() => repairDay(db, day, config.timeZone))
  await storeRollups(db, day)

  if (differences.length > 0)
    log.warn({ day, differences: differences.slice(0, 100) }, 'Rollups differed from their events')
  return { day, differences: differences.length }
}
