import { addDays } from '@thela/contract/values/date-range'
import type { Logger } from 'pino'
import { withClient } from '../../../../db/with-client.ts'
import type { Platform } from '../../../../platform.ts'
import { momentOf } from '../../../core/events/business-time.ts'
import { findWatermark } from '../totals/queries.ts'
import { claimRollups } from './queries.ts'
import { rebuildYesterday } from './rebuild-yesterday.ts'

type Warnings = Pick<Logger, 'warn'>

/** Makes up for missed nights, and for data that came with a restore or an import; once on however many nodes. */
export async function catchUpRollups(platform: Platform, log: Warnings, now = new Date()) {
  if (await areRollupsComplete(platform, now)) return { day: null }

  return alone(platform, async () =>
    (await areRollupsComplete(platform, now)) ? { day: null } : rebuildYesterday(platform, log, now),
  )
}

/** The work of the night, unless another node is just making up for it. */
export const makeNightlyRollups = (platform: Platform, log: Warnings, now = new Date()) =>
  alone(platform, () => rebuildYesterday(platform, log, now))

/** A node that dies loses its claim with its connection. */
const alone = <T>({ source }: Platform, work: () => Promise<T>) =>
  withClient(source, 'thela rollups', async (client) =>
    (await claimRollups(client)) ? work() : { day: null },
  )

/** Whether the totals have every finished day. */
export async function areRollupsComplete({ db }: Pick<Platform, 'db'>, now = new Date()) {
  const until = (await findWatermark(db))?.until
  return until !== undefined && until >= addDays(momentOf(now).day, -1)
}
