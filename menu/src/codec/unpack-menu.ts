import type { PublicCategory, PublicMenuItem } from '@thela/contract/menus/page-data'
import type { PackedMenu } from './pack-menu.ts'

/** The opposite of `packMenu` and `textsOf`. */
export function unpackMenu(packed: PackedMenu, texts: string[]): PublicCategory[] {
  const ids = packed.ids.split(' ')
  const textsLeft = texts.values()
  const nextText = () => textsLeft.next().value ?? ''
  let index = 0

  return packed.categories.map(([id, name, itemCount, description]) => ({
    id,
    name,
    description: description ?? null,
    menuItems: Array.from({ length: itemCount }, () => {
      const item = unpackItem(packed, index, nextText)
      return { ...item, id: ids[index++] ?? '', category: name }
    }),
  }))
}

type Item = Omit<PublicMenuItem, 'id' | 'category'>

function unpackItem({ prices, flags, rare }: PackedMenu, index: number, nextText: () => string): Item {
  const isSet = (bit: number) => ((flags[index] ?? 0) & bit) !== 0

  return {
    nameEn: null,
    originalPrice: null,
    imageUrl: null,
    preparationTime: null,
    calories: null,
    ingredients: [],
    rating: null,
    variations: null,
    ...rare[index],
    name: nextText(),
    price: prices[index] ?? 0,
    isVeg: isSet(1),
    isAvailable: isSet(2),
    description: isSet(4) ? nextText() : null,
    isPopular: isSet(8),
    isFeatured: isSet(16),
    signature: isSet(32),
    spicy: isSet(64),
  }
}
