import { type Place, placeAtLevel } from '@thela/contract/ads/ad-targets'
import type { Db } from '../../../db/connect.ts'
import { notFound } from '../../../http/errors.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { resolvePlaceNames } from '../record/normalize-ad.ts'
import { raiseDeliveryRevision } from '../record/queries.ts'
import { findItem } from './items/list-items.ts'
import { listIdsAt, listIdsOfAd, lockPlacement, switchPlacements, updatePriority } from './queries.ts'

/** A priority set by hand stays until a migration with force resets it (DEC-123). */
export function setPriority(db: Db, admin: Actor, { id, priority }: { id: string; priority: number }) {
  return db.transaction().execute(async (db) => {
    const before = await lockPlacement(db, id)
    await updatePriority(db, id, priority)
    await recordChange(db, admin, {
      action: 'UPDATE',
      entity: 'AD_QUEUE',
      entityId: id,
      oldValues: { priority: before.priority, isAutoPriority: before.isAutoPriority },
      newValues: { priority, isAutoPriority: false },
    })
    await raiseDeliveryRevision(db)
    return findItem(db, id)
  })
}

type Switched = { id?: string; adId?: string; isActive: boolean }

/** Switches one placement, or all of an ad (DEC-124). */
export async function setQueueStatus(db: Db, admin: Actor, { id, adId, isActive }: Switched) {
  const ids = id ? [id] : await listIdsOfAd(db, adId ?? '')
  return switchAll(db, admin, { ids, isActive })
}

type Toggled = { adId: string; isActive: boolean } & Partial<Place>

/** The placement of an ad at one location. */
export async function setStatusAt(db: Db, admin: Actor, { adId, isActive, ...place }: Toggled) {
  const ids = await listIdsAt(db, adId, placeAtLevel('AREA', await resolvePlaceNames(db, place)))
  await switchAll(db, admin, { ids, isActive })
  return findItem(db, ids[0] as string)
}

function switchAll(db: Db, admin: Actor, { ids, isActive }: { ids: string[]; isActive: boolean }) {
  const [first] = ids
  if (!first) throw notFound('Queue item')

  return db.transaction().execute(async (db) => {
    const updated = await switchPlacements(db, ids, isActive)
    if (updated === 0) throw notFound('Queue item')
    await recordChange(db, admin, {
      action: 'UPDATE',
      entity: 'AD_QUEUE',
      entityId: first,
      metadata: { ids },
      newValues: { isActive },
    })
    await raiseDeliveryRevision(db)
    return updated
  })
}
