import type { NewEvent } from '../features/core/events/queries.ts'
import type { SeededRandom } from './seeded-random.ts'

export type DemoMenuCategory = { categoryId: string; name: string; items: { itemId: string; name: string }[] }
type VisitEvent = Pick<NewEvent, 'type' | 'categoryId' | 'itemId' | 'details'>

/** The events of one visit: opens the menu, looks at categories, opens an item or two, perhaps saves or shares. */
export function generateVisit(categories: DemoMenuCategory[], random: SeededRandom): VisitEvent[] {
  const items = categories.flatMap((shelf) => shelf.items)

  return [
    { type: random.happens(0.6) ? 'QR_SCAN' : 'MENU_VIEW' },
    ...times(random.count(1.1), () => viewCategory(random.pick(categories))),
    ...times(random.count(0.1), () => search(random.pick(items)?.name ?? '', items)),
    ...times(random.count(0.8), () => ({ type: 'ITEM_CLICK' as const, itemId: random.pick(items)?.itemId })),
    ...times(random.count(0.07), () => ({
      type: 'FAVORITE_ITEM' as const,
      itemId: random.pick(items)?.itemId,
    })),
    ...times(random.count(0.05), () => share(random)),
  ]
}

const times = (count: number, make: () => VisitEvent) => Array.from({ length: count }, make)

const viewCategory = (shelf: DemoMenuCategory | undefined): VisitEvent => ({
  type: 'CATEGORY_VIEW',
  categoryId: shelf?.categoryId,
  details: { categoryName: shelf?.name },
})

/** People type the first word of an item's name. */
function search(name: string, items: DemoMenuCategory['items']): VisitEvent {
  const query = name.split(' ')[0]?.toLowerCase() ?? ''
  const found = items.filter((item) => item.name.toLowerCase().includes(query))
  return { type: 'SEARCH_QUERY', details: { query, resultCount: found.length } }
}

const share = (random: SeededRandom): VisitEvent => ({
  type: 'SHARE_MENU',
  details: { method: random.happens(0.8) ? 'native' : 'copy' },
})
