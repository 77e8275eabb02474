import type { SaidOfItem } from '@thela/contract/menus/diets'
import { itemColumns } from '@thela/contract/menus/item-fields'
import type { MenuItem } from '@thela/contract/menus/items'
import type { ItemTranslations } from '@thela/contract/menus/translations'
import type { Page } from '@thela/contract/values/paging'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { escapeLike } from '../../../db/escape-like.ts'
import { readPage } from '../../../db/read-page.ts'
import type { MenuItems } from '../../../db/types.ts'
import { notFound } from '../../../http/errors.ts'
import { isSoldOutToday, markOf } from '../page-data/queries.ts'

type NewItemRow = Omit<Insertable<MenuItems>, 'vendorId' | 'position'>
export type ItemRowChange = Updateable<MenuItems>

type Filter = { search?: string; categoryId?: string }

export async function listItems(db: Db, vendorId: string, { search, categoryId, ...page }: Filter & Page) {
  const list = itemsOf(db, vendorId)
    .$if(categoryId !== undefined, (list) => list.where('categoryId', '=', categoryId as string))
    .$if(Boolean(search), (list) => list.where(isAbout(search as string)))

  const { rows, pagination } = await readPage(list, page)
  return { items: rows.map(present), pagination }
}

export async function listAllItems(db: Db, vendorId: string) {
  return (await itemsOf(db, vendorId).execute()).map(present)
}

export async function findItem(db: Db, vendorId: string, id: string) {
  const row = await itemsOf(db, vendorId)
    .where('menuItems.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('Menu item'))
  return present(row)
}

export async function countItems(db: Db, vendorId: string) {
  const { count } = await itemsOnMenu(db, vendorId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Adds a new item after the others of its category. */
export function insertItem(db: Db, vendorId: string, item: NewItemRow) {
  return db
    .insertInto('menuItems')
    .values({ ...item, vendorId, position: lastPlace(vendorId, item.categoryId) })
    .execute()
}

/** Writes only the given columns; an item that moves to another category goes after its items. */
export function updateItem(db: Db, vendorId: string, id: string, change: ItemRowChange) {
  const { categoryId } = change
  return db
    .updateTable('menuItems')
    .set({
      ...change,
      ...(categoryId && { position: lastPlace(vendorId, categoryId) }),
      updatedAt: sql<string>`now()`,
    })
    .where('vendorId', '=', vendorId)
    .where('id', '=', id)
    .execute()
}

export function deleteItem(db: Db, vendorId: string, id: string) {
  return db.deleteFrom('menuItems').where('vendorId', '=', vendorId).where('id', '=', id).execute()
}

/** The position of each item within its category. */
export function listPositions(db: Db, vendorId: string) {
  return itemsOnMenu(db, vendorId)
    .select(['menuItems.id', 'menuItems.position', 'menuItems.categoryId'])
    .execute()
}

/** One statement without a join, so that its plan is fast with thousands of items. */
export function updatePositions(db: Db, vendorId: string, places: Map<string, number>) {
  const positions = JSON.stringify(Object.fromEntries(places))
  return db
    .updateTable('menuItems')
    .set({ position: sql<number>`(${positions}::jsonb ->> id)::int` })
    .where('vendorId', '=', vendorId)
    .where('id', '=', sql<string>`any(${[...places.keys()]}::text[])`)
    .execute()
}

/** The vendor's items as the menu shows them: by category, then in their order. */
function itemsOf(db: Db, vendorId: string) {
  return itemsOnMenu(db, vendorId)
    .select([
      'menuItems.id',
      'menuItems.categoryId',
      'categories.name as categoryName',
      ...columns,
      markOf('menuItems').as('mark'),
      sql<string | null>`menu_items.variations::text`.as('variations'),
      sql<ItemTranslations>`menu_items.translations`.as('translations'),
      isSoldOutToday('menuItems').as('isSoldOutToday'),
      sql<string | null>`case when ${isSoldOutToday('menuItems')} then sold_out_until end`.as('soldOutUntil'),
      'menuItems.position as displayOrder',
      'menuItems.createdAt',
      'menuItems.updatedAt',
    ])
    .orderBy('categories.position')
    .orderBy('categories.id')
    .orderBy('menuItems.position')
    .orderBy('menuItems.id')
}

const names = itemColumns satisfies readonly (keyof MenuItems)[]
const columns = names.map((name) => `menuItems.${name}` as const)

/** Items of hidden categories are hidden with them. */
function itemsOnMenu(db: Db, vendorId: string) {
  return db
    .selectFrom('menuItems')
    .innerJoin('categories', (join) =>
      join
        .onRef('categories.vendorId', '=', 'menuItems.vendorId')
        .onRef('categories.id', '=', 'menuItems.categoryId'),
    )
    .where('menuItems.vendorId', '=', vendorId)
    .where('categories.deletedAt', 'is', null)
}

type Row = Omit<MenuItem, 'category' | keyof SaidOfItem> & { categoryName: string } & Record<
    keyof SaidOfItem,
    string[]
  >

/** The columns hold nothing but what the contract lists. */
const present = ({ categoryName, ...item }: Row): MenuItem => ({
  ...item,
  diets: item.diets as SaidOfItem['diets'],
  allergens: item.allergens as SaidOfItem['allergens'],
  category: { id: item.categoryId, name: categoryName },
})

const isAbout = (search: string) => {
  const words = `%${escapeLike(search)}%`
  return sql<boolean>`(menu_items.name ilike ${words} or menu_items.description ilike ${words})`
}

const lastPlace = (vendorId: string, categoryId: string) => sql<number>`(
  select coalesce(max(position), 0) + 1 from menu_items where vendor_id = ${vendorId} and category_id = ${categoryId})`
