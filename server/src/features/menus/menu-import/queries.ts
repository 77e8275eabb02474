import type { SaidOfItem } from '@thela/contract/menus/diets'
import { forEachFlag, type ItemDetail, type ItemFlag } from '@thela/contract/menus/item-fields'
import type { CategoryTranslations } from '@thela/contract/menus/translations'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type { MenuItems } from '../../../db/types.ts'

type NewCategory = { id: string; name: string; translations: CategoryTranslations }

/** Adds those whose name the menu does not have yet, after all others. Returns how many. */
export async function insertMissingCategories(db: Db, vendorId: string, categories: NewCategory[]) {
  const { rows } = await sql`
    insert into categories (vendor_id, id, name, translations, position)
    select ${vendorId}, id, name, translations,
      n + (select coalesce(max(position), 0) from categories where vendor_id = ${vendorId})
    from jsonb_to_recordset(${JSON.stringify(categories.map((each, n) => ({ n: n + 1, ...each })))}::jsonb)
      as list(n integer, id text, name text, translations jsonb)
    order by n
    on conflict (vendor_id, lower(name)) where deleted_at is null do nothing
    returning id`.execute(db)
  return rows.length
}

/** The category of each name, in the order of the names. */
export async function listCategoryIds(db: Db, vendorId: string, names: string[]) {
  const { rows } = await sql<{ id: string }>`
    select c.id from unnest(${names}::text[]) with ordinality as wanted(name, n)
    join categories c on c.vendor_id = ${vendorId} and c.deleted_at is null and lower(c.name) = lower(wanted.name)
    order by wanted.n`.execute(db)
  return rows.map(({ id }) => id)
}

/** The columns of an item that a list can fill, with their types. */
const columnTypes = {
  name: 'text',
  description: 'text',
  price: 'numeric',
  variations: 'jsonb',
  ...forEachFlag(() => 'boolean'),
  markIfNotVeg: 'text',
  diets: 'text[]',
  allergens: 'text[]',
  nameEn: 'text',
  originalPrice: 'numeric',
  preparationTime: 'text',
  calories: 'integer',
  ingredients: 'text[]',
  translations: 'jsonb',
} satisfies Record<ItemFlag | keyof SaidOfItem | ItemDetail, string> &
  Partial<Record<keyof MenuItems, string>>

export type ListedRow = Record<keyof typeof columnTypes, unknown>

const names = ['id', 'categoryId', ...Object.keys(columnTypes)]
const columns = sql.join(names.map((name) => sql.ref(name)))
const listColumns = Object.entries({ n: 'integer', id: 'text', categoryId: 'text', ...columnTypes })
  .map(([name, type]) => `"${name}" ${type}`)
  .join(', ')

/** Adds new items in this order after the others of their category; one statement however many there are. */
export function insertItems(
  db: Db,
  vendorId: string,
  rows: (ListedRow & { id: string; categoryId: string })[],
) {
  const numbered = JSON.stringify(rows.map((row, n) => ({ n, ...row })))
  return sql`
    insert into menu_items (vendor_id, position, ${columns})
    select ${vendorId},
      coalesce(last.position, 0) + row_number() over (partition by "categoryId" order by n),
      ${sql.raw(names.map((name) => `"${name}"`).join(', '))}
    from jsonb_to_recordset(${numbered}::jsonb) as list(${sql.raw(listColumns)})
    left join (
      select category_id, max(position) as position from menu_items where vendor_id = ${vendorId} group by category_id
    ) last on last.category_id = "categoryId"`.execute(db)
}
