import type { PublicCategory, PublicMenuItem, PublicVendor } from '@thela/contract/menus/page-data'
import { categoryFields, HAS_DESCRIPTION, itemFields, type PackedMenu, vendorDefaults } from './fields.ts'

/** The opposite of `packMenu` and `textsOf`. */
export function unpackMenu(packed: PackedMenu, texts: string[]): PublicCategory[] {
  const ids = packed.ids.split(' ')
  const textsLeft = texts.values()
  const nextText = () => textsLeft.next().value ?? ''
  let index = 0

  return packed.categories.map((row) => {
    const category = unpackCategory(row)
    return {
      ...category,
      menuItems: Array.from({ length: category.menuItems }, () => {
        const item = unpackItem(packed, index, nextText)
        return { ...item, id: ids[index++] ?? '', category: category.name }
      }),
    }
  })
}

export const unpackVendor = (vendor: Partial<PublicVendor>) =>
  ({ ...vendorDefaults, ...vendor }) as PublicVendor

type CategoryRow = Omit<PublicCategory, 'menuItems'> & { menuItems: number }

const unpackCategory = (row: (string | number)[]) =>
  Object.fromEntries(
    Object.entries(categoryFields).map(([field, at]) => [field, row[at] ?? null]),
  ) as CategoryRow

type Item = Omit<PublicMenuItem, 'id' | 'category'>

function unpackItem({ prices, flags, rare }: PackedMenu, index: number, nextText: () => string) {
  const set = flags[index] ?? 0
  const plain = Object.entries(itemFields).map(([field, travel]) => [
    field,
    typeof travel === 'number' ? (set & travel) !== 0 : travel,
  ])

  return {
    ...Object.fromEntries(plain),
    ...rare[index],
    name: nextText(),
    price: prices[index] ?? 0,
    description: set & HAS_DESCRIPTION ? nextText() : null,
  } as Item
}
