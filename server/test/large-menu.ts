import { MAX_MENU_BYTES } from '@thela/contract/menus/page-data'
import type { Db } from '../src/db/connect.ts'
import { measureMenu } from '../src/features/menus/page-data/queries.ts'

const CATEGORIES = 20

type Texts = {
  items?: number
  description: string
  variations: { id: string; name: string; price: number }[]
}

/** Inserts a menu of 2,000 items with these texts directly into the tables; the vendor must be new. */
export async function insertLargeMenu(
  db: Db,
  vendorId: string,
  { items: count = 2000, description, variations }: Texts,
) {
  const categories = Array.from({ length: CATEGORIES }, (_, n) => `c${n}`)
  await db
    .insertInto('categories')
    .values(categories.map((id, position) => ({ vendorId, id, name: `Category ${id}`, position })))
    .execute()
  const items = Array.from({ length: count }, (_, n) => ({
    vendorId,
    id: `i${n}`,
    categoryId: `c${n % CATEGORIES}`,
    name: `Dish number ${n}`,
    description,
    price: 0,
    variations: JSON.stringify(variations),
    position: n,
  }))
  for (let start = 0; start < count; start += 500)
    await db
      .insertInto('menuItems')
      .values(items.slice(start, start + 500))
      .execute()
}

/** Inserts a menu of exactly the maximum size: 1,900 items with 18 variations, where one description fills the rest. */
export async function insertFullMenu(db: Db, vendorId: string) {
  await insertLargeMenu(db, vendorId, {
    items: 1900,
    description: 'Crisp and hot',
    variations: Array.from({ length: 18 }, (_, n) => ({
      id: `var_${n}`,
      name: `A serving for ${n} hungry guests`,
      price: 10 * n,
    })),
  })
  const left = MAX_MENU_BYTES - (await measureMenu(db, vendorId))
  await db
    .updateTable('menuItems')
    .set({ description: 'Crisp and hot'.padEnd('Crisp and hot'.length + left, '.') })
    .where('vendorId', '=', vendorId)
    .where('id', '=', 'i0')
    .execute()
}
