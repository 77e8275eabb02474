import type { Place } from '@thela/contract/ads/ad-targets'
import type { AreaQueueQuery } from '@thela/contract/ads/area-queue'
import {
  type AdQueueItem,
  firstQueueLocations,
  type QueueQuery,
  type QueueStats,
} from '@thela/contract/ads/queue'
import { endOfDay, startOfDay } from '@thela/contract/values/day-bounds'
import type { Db } from '../../../../db/connect.ts'
import { notFound } from '../../../../http/errors.ts'
import { resolvePlace } from '../../../places/locations/resolve-place.ts'
import { countByStatus, type ItemRow, listItems, listLocations, selectItems } from './queries.ts'

export async function readQueue(db: Db, { status, ...query }: QueueQuery) {
  const isActive = status && status === 'active'
  const [{ rows, pagination }, found] = await Promise.all([
    listItems(db, { ...query, isActive }, query),
    listLocations(db),
  ])
  const locations = [...new Set([...firstQueueLocations, ...found])]
  return { items: rows.map(presentItem), pagination, locations }
}

export async function readAreaQueue(db: Db, query: AreaQueueQuery) {
  const { rows, pagination } = await listItems(db, { ...query, ...(await resolvePlace(db, query)) }, query)
  return { items: rows.map(presentItem), pagination }
}

type Named = Partial<Record<keyof Place, string>>

/** For a place and everything below it; the card names the deepest level chosen (DEC-169). */
export async function readQueueStats(db: Db, place: Named = {}): Promise<QueueStats> {
  const named = { ...place, ...(await resolvePlace(db, place)) }
  const { total, active } = await countByStatus(db, named)
  const area = named.area || named.city || named.state || named.country || 'All areas'
  return { totalAds: total, activeAds: active, inactiveAds: total - active, area }
}

export async function findItem(db: Db, id: string) {
  const [item] = await findItems(db, [id])
  if (!item) throw notFound('Queue item')
  return item
}

export async function findItems(db: Db, ids: string[]) {
  return (await selectItems(db, { ids }, { page: 1, limit: ids.length })).map(presentItem)
}

const presentItem = ({ startsOn, endsOn, ...item }: ItemRow): AdQueueItem => ({
  ...item,
  startDate: startOfDay(startsOn).toISOString(),
  endDate: endOfDay(endsOn).toISOString(),
})
