import { type ListedItem, MenuImport } from '@thela/contract/menus/menu-import'
import type { CategoryTranslations } from '@thela/contract/menus/translations'
import type { z } from 'zod'
import { Refusal } from '../../api/failures/refusal.ts'
import { parseNumber } from '../items/item-values.ts'

/** A list to add, whatever it was made from. `id` is the row on the screen where its errors are shown. */
export type ImportList = {
  name: string
  translations?: CategoryTranslations
  rows: { id: string; item: ImportItem }[]
}[]

type ImportItem = Pick<ListedItem, 'name' | 'nameEn' | 'description' | 'mark' | 'spicy'> & {
  translations?: CategoryTranslations
  /** One without a size, or one for each size. */
  prices: { size: string; price: string }[]
}

/** What is sent, and the row of each of its items. */
export type Sending = { body: z.input<typeof MenuImport>; rowIds: string[][] }

/** Categories with the same name are sent as one. */
export function sendingOf(list: ImportList): Sending {
  const merged = mergeCategories(list)
  const categories = merged.map(({ name, translations, rows }) => ({
    name,
    translations,
    items: rows.map(({ item: { prices, ...item } }) => ({ ...item, ...pricesOf(prices) })),
  }))
  return { body: { categories }, rowIds: merged.map(({ rows }) => rows.map(({ id }) => id)) }
}

function mergeCategories(list: ImportList): ImportList {
  const merged = new Map<string, ImportList[number]>()
  for (const { name, translations, rows } of list) {
    const key = name.trim().toLowerCase()
    const former = merged.get(key)
    merged.set(key, {
      name: former?.name ?? name.trim(),
      translations: former?.translations ?? translations,
      rows: [...(former?.rows ?? []), ...rows],
    })
  }
  return [...merged.values()]
}

function pricesOf(prices: ImportItem['prices']) {
  const [first] = prices
  if (prices.length === 1 && first?.size === '') return { price: amountOf(first.price), variations: null }
  // The same list has the same ids, so that sending it again is known as the same.
  const variations = prices.map(({ size, price }, n) => ({
    id: `var_${n + 1}`,
    name: size,
    price: amountOf(price),
  }))
  return { price: 0, variations }
}

/** Without an amount a number that the contract refuses, so that a dish never goes without a price. */
const amountOf = (price: string) => parseNumber(price) ?? Number.NaN

export type RowField = 'category' | 'name' | 'price' | 'mark'
/** What is wrong, by row and field. */
export type RowErrors = Record<string, Partial<Record<RowField, string>>>

/** What the contract finds wrong before anything is sent. */
export function checkRows(sending: Sending): RowErrors {
  const issues = MenuImport.safeParse(sending.body).error?.issues ?? []
  return errorsByRow(
    sending,
    issues.map(({ path, message }) => ({ path: path.join('.'), msg: message })),
  )
}

/** What the server refused, where it names a row; empty otherwise. */
export const refusedRows = (sending: Sending, failure: unknown): RowErrors =>
  failure instanceof Refusal ? errorsByRow(sending, failure.details) : {}

/** Paths are written `categories.0.items.3.price` or `categories[0].items[3].price`. */
function errorsByRow({ rowIds }: Sending, details: { path: string; msg: string }[]) {
  const errors: RowErrors = {}

  for (const { path, msg } of details) {
    const [root, category, part, row, field = ''] = path.split(/[.[\]]+/)
    const ids = root === 'categories' ? rowIds[Number(category)] : undefined
    const id = ids?.[part === 'items' ? Number(row) : 0]
    if (id === undefined) continue
    errors[id] = { [part === 'items' ? fieldOf(field) : 'category']: msg, ...errors[id] }
  }
  return errors
}

function fieldOf(field: string): RowField {
  if (field === 'mark') return 'mark'
  return field === 'price' || field === 'variations' ? 'price' : 'name'
}
