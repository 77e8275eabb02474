import type { PublicCategory, PublicMenuItem, PublicVendor } from '@thela/contract/menus/page-data'
import { HAS_DESCRIPTION, itemFields, type PackedMenu, type PackedVendor, vendorDefaults } from './fields.ts'

/** The opposite of `packMenu` and `textsOf`. A browser runs this, so each line of it costs every customer bytes. */
export function unpackMenu(packed: PackedMenu, texts: string[]): PublicCategory[] {
  const { ids, categories } = packed
  const idLength = ids.length / (categories.length + packed.prices.length)
  const idAt = (at: number) => ids.slice(at * idLength, (at + 1) * idLength).trim()
  const textsLeft = texts.values()
  const nextText = () => textsLeft.next().value ?? ''
  let index = 0

  return categories.map(([name, itemCount, description, languages], at) => ({
    ...languages,
    id: idAt(at),
    name,
    description: description ?? null,
    menuItems: Array.from({ length: itemCount }, () => {
      const item = unpackItem(packed, index, nextText)
      return { ...item, id: idAt(categories.length + index++), category: name }
    }),
  }))
}

/** By the bits IS_EGG and IS_UNMARKED. */
const otherMarks = ['nonveg', 'egg', null]

export const unpackVendor = (vendor: PackedVendor): PublicVendor => ({ ...vendorDefaults, ...vendor })

function unpackItem({ prices, flags, rare }: PackedMenu, index: number, nextText: () => string) {
  const set = flags[index] ?? 0
  const item: Record<string, unknown> = {}
  for (const [field, encoding] of Object.entries(itemFields))
    item[field] = typeof encoding === 'number' ? (set & encoding) !== 0 : encoding

  return {
    ...item,
    ...rare[index],
    name: nextText(),
    price: prices[index] ?? 0,
    mark: item.isVeg ? 'veg' : otherMarks[set >> 8],
    description: set & HAS_DESCRIPTION ? nextText() : null,
  } as PublicMenuItem
}
