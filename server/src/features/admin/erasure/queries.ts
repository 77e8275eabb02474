import type { Db } from '../../../db/connect.ts'

/** Vendors deleted before this instant, oldest deletion first. */
export function listVendorsToErase(db: Db, deletedBefore: Date) {
  return db
    .selectFrom('vendors')
    .select(['id', 'phoneDigits', 'qrCodeUrl'])
    .where('deletedAt', '<', deletedBefore.toISOString())
    .orderBy('deletedAt')
    .execute()
}

export async function listPicturesOf(db: Db, vendorId: string) {
  const rows = await db.selectFrom('uploads').select('path').where('vendorId', '=', vendorId).execute()
  return rows.map(({ path }) => path)
}

/** Deletes the row, and by cascade menu, pictures, sessions, links and former slugs. */
export function deleteVendorRow(db: Db, id: string) {
  return db.deleteFrom('vendors').where('id', '=', id).where('deletedAt', 'is not', null).execute()
}
