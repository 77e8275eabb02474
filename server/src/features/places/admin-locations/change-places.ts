import type { Db } from '../../../db/connect.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { countDescendants, deletePlace, findPlace, type Level } from './queries.ts'

type Place = { id: string; name: string }

/** Adds a place; `insert` knows its level and its parent. */
export function addPlace<P extends Place>(
  db: Db,
  admin: Actor,
  { level, insert }: { level: Level; insert: (db: Db) => Promise<P> },
) {
  return db.transaction().execute(async (db) => {
    const place = await insert(db)
    await recordChange(db, admin, {
      action: 'CREATE',
      entity: 'LOCATION',
      entityId: place.id,
      metadata: { level },
      newValues: place,
    })
    return place
  })
}

/** Deletes a place with everything in it and says how much that was; vendors and ads keep their names (DEC-196). */
export function removePlace(db: Db, admin: Actor, { level, id }: { level: Level; id: number }) {
  return db.transaction().execute(async (db) => {
    await findPlace(db, level, id)
    const deleted = await countDescendants(db, level, id)
    const oldValues = await deletePlace(db, level, id)
    await recordChange(db, admin, {
      action: 'DELETE',
      entity: 'LOCATION',
      entityId: String(id),
      metadata: { level, ...deleted },
      oldValues,
    })
    return deleted
  })
}
