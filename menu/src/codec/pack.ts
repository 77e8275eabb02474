import type { PublicCategory, PublicMenuItem, PublicVendor } from '@thela/contract/menus/page-data'
import {
  categoryFields,
  HAS_DESCRIPTION,
  IS_EGG,
  IS_UNMARKED,
  itemFields,
  type PackedMenu,
  type PackedVendor,
  type RareField,
  textLanguages,
  vendorDefaults,
} from './fields.ts'

/** Names and descriptions are not included: usually they are in the page already. */
export function packMenu(categories: PublicCategory[]): PackedMenu {
  const items = itemsOf(categories)

  return {
    categories: categories.map(packCategory),
    ids: joinIds([...categories, ...items]),
    prices: items.map((item) => item.price),
    flags: items.map(packFlags),
    rare: Object.fromEntries(items.flatMap((item, index) => packRare(item, index))),
  }
}

function joinIds(all: { id: string }[]) {
  const length = Math.max(...all.map(({ id }) => id.length))
  return all.map(({ id }) => id.padEnd(length)).join('')
}

export function textsOf(categories: PublicCategory[]) {
  return itemsOf(categories).flatMap((item) =>
    item.description ? [item.name, item.description] : [item.name],
  )
}

const defaults: Record<string, unknown> = vendorDefaults

export const packVendor = (vendor: PublicVendor) =>
  Object.fromEntries(
    Object.entries(vendor).filter(([field, value]) => value !== defaults[field]),
  ) as PackedVendor

/** Equal for equal menus. */
export const fingerprintMenu = (categories: PublicCategory[]) =>
  hash(JSON.stringify([packMenu(categories), textsOf(categories)]))

const itemsOf = (categories: PublicCategory[]) => categories.flatMap((category) => category.menuItems)

function packCategory(category: PublicCategory) {
  const row: unknown[] = []
  for (const field of fieldsOf(categoryFields)) {
    const value = field === 'menuItems' ? category.menuItems.length : category[field]
    if (value !== null) row[categoryFields[field]] = value
  }
  const languages = languagesOf(category)
  if (languages.length > 0) row[LANGUAGES] = Object.fromEntries(languages)
  return row as PackedMenu['categories'][number]
}

/** After the fields of a category. */
const LANGUAGES = Object.keys(categoryFields).length

const languagesOf = (text: PublicCategory | PublicMenuItem) =>
  textLanguages.flatMap((field) => (text[field] ? [[field, text[field]] as const] : []))

function packFlags(item: PublicMenuItem) {
  let flags = item.description ? HAS_DESCRIPTION : 0
  if (item.mark === 'egg') flags += IS_EGG
  if (item.mark === null) flags += IS_UNMARKED
  for (const field of fieldsOf(itemFields)) {
    const bit = itemFields[field]
    if (typeof bit === 'number' && item[field]) flags += bit
  }
  return flags
}

function packRare(item: PublicMenuItem, index: number): [number, object][] {
  const present = rareFields.filter((field) => item[field] !== null && item[field]?.toString() !== '')
  const rare = [...present.map((field) => [field, item[field]] as const), ...languagesOf(item)]
  return rare.length > 0 ? [[index, Object.fromEntries(rare)]] : []
}

const rareFields = fieldsOf(itemFields).filter(
  (field): field is RareField => typeof itemFields[field] === 'object',
)

function fieldsOf<Fields extends object>(fields: Fields) {
  return Object.keys(fields) as (keyof Fields)[]
}

/** FNV-1a: short, and not for secrets. */
function hash(text: string) {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
