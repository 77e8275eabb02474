import type { ChangeOfItems } from '@thela/contract/menus/item-changes'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'

type Kind = ChangeOfItems['kind']

/** A row of `menu_items` as JSON, with its columns' names. */
export type ItemJson = {
  id: string
  name: string
  category_id: string
  position: number
  price: number
  variations: { price: number }[] | null
  is_available: boolean
  sold_out_until: string | null
}

/** The whole rows of these items, as the menu shows them; items of hidden categories are not among them. */
export async function readItems(db: Db, vendorId: string, ids: string[]) {
  const { rows } = await sql<{ item: ItemJson }>`
    select to_jsonb(i) as item from menu_items i
    join categories c on c.vendor_id = i.vendor_id and c.id = i.category_id and c.deleted_at is null
    where i.vendor_id = ${vendorId} and i.id = any(${ids}::text[])
    order by c.position, c.id, i.position, i.id`.execute(db)
  return rows.map(({ item }) => item)
}

export const setAvailability = (db: Db, vendorId: string, ids: string[], isAvailable: boolean) =>
  sql`update menu_items set is_available = ${isAvailable}, sold_out_until = null, updated_at = now()
    where vendor_id = ${vendorId} and id = any(${ids}::text[])`.execute(db)

/** What is not available stays so. */
export const setSoldOut = (db: Db, vendorId: string, ids: string[], until: string) =>
  sql`update menu_items set sold_out_until = ${until}::timestamptz, updated_at = now()
    where vendor_id = ${vendorId} and id = any(${ids}::text[]) and is_available`.execute(db)

/** In this order after the items of their new category; those that are in it stay where they are. */
export const moveItems = (db: Db, vendorId: string, ids: string[], categoryId: string) =>
  sql`update menu_items i set category_id = ${categoryId}, updated_at = now(), position = moved.n + (
      select coalesce(max(position), 0) from menu_items where vendor_id = ${vendorId} and category_id = ${categoryId})
    from unnest(${ids}::text[]) with ordinality as moved(id, n)
    where i.vendor_id = ${vendorId} and i.id = moved.id and i.category_id <> ${categoryId}`.execute(db)

export type NewPrice = Pick<ItemJson, 'id' | 'price' | 'variations'>

export const setPrices = (db: Db, vendorId: string, prices: NewPrice[]) =>
  sql`update menu_items i set price = changed.price, variations = nullif(changed.variations, 'null'), updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as changed(id text, price numeric, variations jsonb)
    where i.vendor_id = ${vendorId} and i.id = changed.id`.execute(db)

export const deleteItems = (db: Db, vendorId: string, ids: string[]) =>
  sql`delete from menu_items where vendor_id = ${vendorId} and id = any(${ids}::text[])`.execute(db)

type Snapshot = { id: string; kind: Kind; before: ItemJson[]; after: ItemJson[] }

/** Deleted items whole, of others only what changes. */
export function saveSnapshot(db: Db, vendorId: string, { id, kind, before, after }: Snapshot) {
  const write = (items: ItemJson[]) =>
    JSON.stringify(kind === 'delete' ? items : items.map((item) => pick(item, changedColumns[kind])))
  return db
    .insertInto('itemChanges')
    .values({ vendorId, id, kind, before: write(before), after: write(after) })
    .execute()
}

const pick = (item: ItemJson, names: readonly (keyof ItemJson)[]) => ({
  id: item.id,
  name: item.name,
  category_id: item.category_id,
  ...Object.fromEntries(names.map((name) => [name, item[name]])),
})

/** Takes it out: a change can be undone once. */
export async function takeSnapshot(db: Db, vendorId: string, id: string) {
  const { rows } = await sql<Omit<Snapshot, 'id'>>`
    delete from item_changes where vendor_id = ${vendorId} and id = ${id} and created_at > now() - interval '10 minutes'
    returning kind, before, after`.execute(db)
  return rows[0]
}

/** Takes out those that are too old to be undone; returns the pictures of their items. */
export async function deleteOldSnapshots(db: Db, now: Date) {
  const { rows } = await sql<{ vendorId: string; imageUrl: string }>`
    with old as (
      delete from item_changes where created_at < ${now.toISOString()}::timestamptz - interval '1 hour'
      returning vendor_id, before)
    select distinct old.vendor_id, item ->> 'image_url' as image_url from old, jsonb_array_elements(before) as item
    where item ->> 'image_url' is not null`.execute(db)
  return rows
}

/** Puts back what nobody has changed since; returns the ids of these items. */
export async function restoreItems(db: Db, vendorId: string, { kind, before, after }: RestoredChange) {
  const columns = changedColumns[kind]
  const values = sql.join(columns.map((name) => sql`${sql.ref(name)} = b.${sql.ref(name)}`))
  // A rank may have changed with others meanwhile; it goes with its category.
  const compared = columns.filter((name) => name !== 'position')
  const isUntouched = sql.join(
    compared.map((name) => sql`i.${sql.ref(name)} is not distinct from a.${sql.ref(name)}`),
    sql` and `,
  )
  const { rows } = await sql<{ id: string }>`
    update menu_items i set ${values}, updated_at = now()
    from ${asItems(before)} b join ${asItems(after)} a on a.id = b.id
    join categories c on c.vendor_id = ${vendorId} and c.id = b.category_id and c.deleted_at is null
    where i.vendor_id = ${vendorId} and i.id = b.id and ${isUntouched}
    returning i.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** What each kind of change writes, and so what is put back. */
export const changedColumns = {
  availability: ['is_available', 'sold_out_until'],
  soldOutToday: ['is_available', 'sold_out_until'],
  category: ['category_id', 'position'],
  price: ['price', 'variations'],
} satisfies Record<Exclude<Kind, 'delete'>, (keyof ItemJson)[]>

type RestoredChange = Omit<Snapshot, 'id' | 'kind'> & { kind: keyof typeof changedColumns }

/** Adds deleted items again, as they were, where their category is still there; returns the ids of these items. */
export async function reinsertItems(db: Db, vendorId: string, before: ItemJson[]) {
  const { rows } = await sql<{ id: string }>`
    insert into menu_items select b.* from ${asItems(before)} b
    join categories c on c.vendor_id = ${vendorId} and c.id = b.category_id and c.deleted_at is null
    where b.vendor_id = ${vendorId}
    on conflict do nothing
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

const asItems = (items: ItemJson[]) =>
  sql`jsonb_populate_recordset(null::menu_items, ${JSON.stringify(items)}::jsonb)`
