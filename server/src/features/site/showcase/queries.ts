import type { Db } from '../../../db/connect.ts'
import { isOnline } from '../../menus/page-data/queries.ts'

export function listOnlineStalls(db: Db, ids: string[]) {
  return db
    .selectFrom('vendors')
    .select(['id', 'businessName', 'slug', 'templateId', 'themeIndex'])
    .where('id', 'in', ids)
    .where(isOnline)
    .execute()
}
