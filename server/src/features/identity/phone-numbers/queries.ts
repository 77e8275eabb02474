import type { Db } from '../../../db/connect.ts'

/** Whether an Indian vendor other than this one has one of these phone numbers. */
export async function hasOtherIndianVendor(db: Db, id: string, spellings: string[]) {
  const found = await db
    .selectFrom('vendors')
    .select('id')
    .where('phoneDigits', 'in', spellings)
    .where('country', '=', 'India')
    .where('deletedAt', 'is', null)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()

  return found !== undefined
}
