import type { NewEvent } from '../features/core/events/queries.ts'
import type { SeededRandom } from './seeded-random.ts'

export type Shelf = { categoryId: string; name: string; items: { itemId: string; name: string }[] }
type Deed = Pick<NewEvent, 'type' | 'categoryId' | 'itemId' | 'details'>

/** What one hungry person does on a menu: comes in, looks around, opens a dish or two, perhaps keeps or shares it. */
export function imagineVisit(shelves: Shelf[], random: SeededRandom): Deed[] {
  const items = shelves.flatMap((shelf) => shelf.items)

  return [
    { type: random.happens(0.6) ? 'QR_SCAN' : 'MENU_VIEW' },
    ...times(random.count(1.1), () => viewCategory(random.pick(shelves))),
    ...times(random.count(0.1), () => search(random.pick(items)?.name ?? '', items)),
    ...times(random.count(0.8), () => ({ type: 'ITEM_CLICK' as const, itemId: random.pick(items)?.itemId })),
    ...times(random.count(0.07), () => ({
      type: 'FAVORITE_ITEM' as const,
      itemId: random.pick(items)?.itemId,
    })),
    ...times(random.count(0.05), () => share(random)),
  ]
}

const times = (count: number, make: () => Deed) => Array.from({ length: count }, make)

const viewCategory = (shelf: Shelf | undefined): Deed => ({
  type: 'CATEGORY_VIEW',
  categoryId: shelf?.categoryId,
  details: { categoryName: shelf?.name },
})

/** People type the first word of a dish. */
function search(name: string, items: Shelf['items']): Deed {
  const query = name.split(' ')[0]?.toLowerCase() ?? ''
  const found = items.filter((item) => item.name.toLowerCase().includes(query))
  return { type: 'SEARCH_QUERY', details: { query, resultCount: found.length } }
}

const share = (random: SeededRandom): Deed => ({
  type: 'SHARE_MENU',
  details: { method: random.happens(0.8) ? 'native' : 'copy' },
})
