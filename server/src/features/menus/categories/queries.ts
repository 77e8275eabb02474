import type { Category, CategoryInput } from '@thela/contract/menus/categories'
import type { CategoryTranslations } from '@thela/contract/menus/translations'
import type { Page } from '@thela/contract/values/paging'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { readPage } from '../../../db/read-page.ts'
import { notFound } from '../../../http/errors.ts'

export async function listCategories(db: Db, vendorId: string, page: Page) {
  const { rows, pagination } = await readPage(categoriesOf(db, vendorId), page)
  return { categories: rows.map(present), pagination }
}

export async function listAllCategories(db: Db, vendorId: string) {
  return (await categoriesOf(db, vendorId).execute()).map(present)
}

export async function findCategory(db: Db, vendorId: string, id: string) {
  const row = await categoriesOf(db, vendorId)
    .where('categories.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('Category'))
  return present(row)
}

export async function hasCategory(db: Db, vendorId: string, id: string) {
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('vendorId', '=', vendorId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function countCategories(db: Db, vendorId: string) {
  const { count } = await db
    .selectFrom('categories')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('vendorId', '=', vendorId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export type CategoryRow = Omit<CategoryInput, 'translations'> & { translations?: CategoryTranslations }

/** Adds a new category after all others. */
export function insertCategory(db: Db, vendorId: string, category: CategoryRow & { id: string }) {
  return db
    .insertInto('categories')
    .values({
      vendorId,
      ...category,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from categories where vendor_id = ${vendorId})`,
    })
    .execute()
}

export function updateCategory(db: Db, vendorId: string, id: string, change: Partial<CategoryRow>) {
  return db
    .updateTable('categories')
    .set({ ...change, updatedAt: sql<string>`now()` })
    .where('vendorId', '=', vendorId)
    .where('id', '=', id)
    .execute()
}

export function markCategoryDeleted(db: Db, vendorId: string, id: string) {
  return db
    .updateTable('categories')
    .set({ deletedAt: sql<string>`now()` })
    .where('vendorId', '=', vendorId)
    .where('id', '=', id)
    .execute()
}

export function deleteCategory(db: Db, vendorId: string, id: string) {
  return db.deleteFrom('categories').where('vendorId', '=', vendorId).where('id', '=', id).execute()
}

/** Returns the picture of each deleted item, one entry per item. */
export async function deleteItemsOfCategory(db: Db, vendorId: string, categoryId: string) {
  const rows = await db
    .deleteFrom('menuItems')
    .where('vendorId', '=', vendorId)
    .where('categoryId', '=', categoryId)
    .returning('imageUrl')
    .execute()
  return rows.map(({ imageUrl }) => imageUrl)
}

/** The position of each category. */
export function listPositions(db: Db, vendorId: string) {
  return db
    .selectFrom('categories')
    .select(['id', 'position'])
    .where('vendorId', '=', vendorId)
    .where('deletedAt', 'is', null)
    .execute()
}

export function updatePositions(db: Db, vendorId: string, places: Map<string, number>) {
  const positions = JSON.stringify(Object.fromEntries(places))
  return db
    .updateTable('categories')
    .set({ position: sql<number>`(${positions}::jsonb ->> id)::int` })
    .where('vendorId', '=', vendorId)
    .where('id', '=', sql<string>`any(${[...places.keys()]}::text[])`)
    .execute()
}

/** Permanently deletes categories hidden before then; returns the pictures of their items. */
export async function deleteCategoriesHiddenBefore(db: Db, moment: Date) {
  const { rows } = await sql<{ vendorId: string; imageUrl: string | null }>`
    with gone as (
      delete from categories where deleted_at < ${moment} returning vendor_id, id
    )
    select i.vendor_id, i.image_url from menu_items i join gone on (i.vendor_id, i.category_id) = (gone.vendor_id, gone.id)`.execute(
    db,
  )
  return rows
}

function categoriesOf(db: Db, vendorId: string) {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'description', 'position as displayOrder', 'createdAt', 'updatedAt'])
    .select(sql<CategoryTranslations>`translations`.as('translations'))
    .select((eb) =>
      eb
        .selectFrom('menuItems')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('menuItems.vendorId', '=', 'categories.vendorId')
        .whereRef('menuItems.categoryId', '=', 'categories.id')
        .as('menuItems'),
    )
    .where('vendorId', '=', vendorId)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
}

type Row = Omit<Category, '_count'> & { menuItems: number | null }

const present = ({ menuItems, ...category }: Row): Category => ({
  ...category,
  _count: { menuItems: menuItems ?? 0 },
})
