import type { Db } from '../../../db/connect.ts'

/** Vendors deleted before this instant, the first deleted first. */
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

/** The row, and with it everything that hangs on it: menu, pictures, sessions, links, former names. */
export function deleteVendorRow(db: Db, id: string) {
  return db.deleteFrom('vendors').where('id', '=', id).where('deletedAt', 'is not', null).execute()
}
