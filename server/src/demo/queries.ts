import type { Insertable } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Categories, MenuItems, Vendors } from '../db/types.ts'

export type DemoRows = {
  vendor: Insertable<Vendors>
  categories: Insertable<Categories>[]
  items: Insertable<MenuItems>[]
}

export async function hasVendors(db: Db) {
  return (await db.selectFrom('vendors').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function insertDemoVendor(db: Db, { vendor, categories, items }: DemoRows) {
  await db.insertInto('vendors').values(vendor).execute()
  await db.insertInto('categories').values(categories).execute()
  await db.insertInto('menuItems').values(items).execute()
}
