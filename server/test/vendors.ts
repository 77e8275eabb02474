import type { Insertable, RawBuilder } from 'kysely'
import type { Db } from '../src/db/connect.ts'
import type { Vendors } from '../src/db/types.ts'
import { newId } from '../src/ids.ts'

const phones = { next: 9_100_000_000 }

export type NewVendor = Partial<Omit<Insertable<Vendors>, 'createdAt'>> & {
  createdAt?: RawBuilder<string>
}

/** Inserts a vendor directly into the table, for tests where the vendor does not sign in. */
export async function insertVendor(db: Db, more: NewVendor = {}) {
  const id = newId()
  const digits = `91${phones.next++}`
  await db
    .insertInto('vendors')
    .values({
      id,
      name: 'Asha Patel',
      businessName: 'Asha Chaat House',
      vendorName: `asha-${id}`,
      slug: 'asha-chaat-house',
      phone: `+${digits}`,
      phoneDigits: digits,
      passwordHash: 'nobody',
      country: 'India',
      state: 'Gujarat',
      city: 'Surat',
      area: 'Adajan',
      ...more,
    })
    .execute()
  return id
}

/** A vendor whose number was typed like this, and stored without being read. */
export const insertVendorWithPhone = (db: Db, phone: string, more: NewVendor = {}) =>
  insertVendor(db, { phone, phoneDigits: phone.replace(/\D/g, ''), ...more })

/** The number in E.164, or null where it was not read. */
export async function readNumber(db: Db, id: string) {
  const row = await db
    .selectFrom('vendors')
    .select('phoneE164')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.phoneE164
}
