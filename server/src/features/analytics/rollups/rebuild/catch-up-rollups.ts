import { addDays } from '@thela/contract/values/date-range'
import type { Logger } from 'pino'
import { withClient } from '../../../../db/with-client.ts'
import type { Platform } from '../../../../platform.ts'
import { momentOf } from '../../../core/events/business-time.ts'
import { findWatermark } from '../totals/queries.ts'
import { claimCatchUp } from './queries.ts'
import { rebuildYesterday } from './rebuild-yesterday.ts'

/** Makes up for missed nights, and for data that came with a restore or an import; once on however many nodes. */
export async function catchUpRollups(platform: Platform, log: Pick<Logger, 'warn'>, now = new Date()) {
  if (await areRollupsComplete(platform, now)) return { day: null }

  return withClient(platform.source, 'thela rollups', async (client) => {
    const isOurs = (await claimCatchUp(client)) && !(await areRollupsComplete(platform, now))
    return isOurs ? rebuildYesterday(platform, log, now) : { day: null }
  })
}

/** Whether the totals have every finished day. */
export async function areRollupsComplete({ db }: Pick<Platform, 'db'>, now = new Date()) {
  const until = (await findWatermark(db))?.until
  return until !== undefined && until >= addDays(momentOf(now).day, -1)
}
