import { addDays } from '@thela/contract/values/date-range'
import type { Logger } from 'pino'
import { giveWay } from '../../../../db/give-way.ts'
import type { Platform } from '../../../../platform.ts'
import { momentOf } from '../../../core/events/business-time.ts'
import { keepSums } from '../kept/keep-sums.ts'
import { mendDay } from './queries.ts'

/** Counts yesterday anew from its events: the rollups must already say the same. Then sums all finished days. */
export async function rebuildYesterday(
  { db, config }: Platform,
  log: Pick<Logger, 'warn'>,
  now = new Date(),
) {
  const day = addDays(momentOf(now).day, -1)
  const differences = await giveWay(() => mendDay(db, day, config.timeZone))
  await keepSums(db, day)

  if (differences.length > 0)
    log.warn({ day, differences: differences.slice(0, 100) }, 'Rollups differed from their events')
  return { day, differences: differences.length }
}
