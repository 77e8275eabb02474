import type { PublicCategory, PublicMenuItem } from '@thela/contract/menus/page-data'

/** Fields that few items have, or that no list shows. */
type Rare = Partial<Pick<PublicMenuItem, (typeof rareFields)[number]>>

/** Categories in columns: the same kind of thing side by side compresses best. Items are counted across categories. */
export type PackedMenu = {
  categories: [id: string, name: string, itemCount: number, description?: string][]
  ids: string
  prices: number[]
  flags: number[]
  rare: Record<number, Rare>
}

/** Names and descriptions travel apart: usually they stand in the page already. */
export function packMenu(categories: PublicCategory[]): PackedMenu {
  const items = categories.flatMap((category) => category.menuItems)

  return {
    categories: categories.map(({ id, name, menuItems, description }) =>
      description === null ? [id, name, menuItems.length] : [id, name, menuItems.length, description],
    ),
    ids: items.map((item) => item.id).join(' '),
    prices: items.map((item) => item.price),
    flags: items.map((item) => flags.reduce((sum, isSet, index) => sum + (isSet(item) ? 2 ** index : 0), 0)),
    rare: Object.fromEntries(items.flatMap((item, index) => rareOf(item, index))),
  }
}

export function textsOf(categories: PublicCategory[]) {
  const items = categories.flatMap((category) => category.menuItems)
  return items.flatMap((item) => (item.description ? [item.name, item.description] : [item.name]))
}

const flags: ((item: PublicMenuItem) => boolean)[] = [
  (item) => item.isVeg,
  (item) => item.isAvailable,
  (item) => Boolean(item.description),
  (item) => item.isPopular,
  (item) => item.isFeatured,
  (item) => item.signature,
  (item) => item.spicy,
]

const rareFields = [
  'nameEn',
  'originalPrice',
  'imageUrl',
  'preparationTime',
  'calories',
  'ingredients',
  'rating',
  'variations',
] as const

function rareOf(item: PublicMenuItem, index: number): [number, Rare][] {
  const said = rareFields.filter((field) => item[field] !== null && item[field]?.toString() !== '')
  return said.length > 0 ? [[index, Object.fromEntries(said.map((field) => [field, item[field]]))]] : []
}
