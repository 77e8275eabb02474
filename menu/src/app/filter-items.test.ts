import { expect, test } from 'vitest'
import { pageOf, sampleItem, samplePage } from '../testing/sample-page.ts'
import {
  ALL,
  type Choice,
  filterSections,
  noFilters,
  offeredFilters,
  resolveCategory,
} from './filter-items.ts'
import { makeView } from './view-model.ts'

const options = { siteName: 'Thela', preparationTime: '5-10 min' }

const { categories: snacks } = makeView(
  pageOf(
    sampleItem({ id: 'samosa', name: 'Samosa', description: 'With green chutney', isPopular: true }),
    sampleItem({ id: 'egg', name: 'Egg Roll', isVeg: false, isFeatured: true }),
    sampleItem({ id: 'pani', name: 'पानी पूरी', nameEn: 'Pani Puri', description: 'Mint WATER' }),
  ),
  options,
)

const idsMatching = (choice: Partial<Choice>, saved: ReadonlySet<string> | null = null) =>
  filterSections(snacks, { ...noFilters, ...choice }, saved).flatMap(({ items }) => items.map(({ id }) => id))

test('without filters every item of all categories is shown [TPL-35]', () => {
  expect(noFilters.category).toBe('all')
  expect(idsMatching({})).toEqual(['samosa', 'egg', 'pani'])
})

test('Veg shows only vegetarian items [PUB-34]', () => {
  expect(idsMatching({ food: 'veg' })).toEqual(['samosa', 'pani'])
})

test('Non-Veg shows only non-vegetarian items [PUB-35]', () => {
  expect(idsMatching({ food: 'nonveg' })).toEqual(['egg'])
})

test('egg counts as non-veg, and what has no mark is neither [DIET-01]', () => {
  const { categories } = makeView(
    pageOf(
      ...(['veg', 'egg', 'nonveg', null] as const).map((mark) =>
        sampleItem({ id: String(mark), mark, isVeg: mark === 'veg' }),
      ),
    ),
    options,
  )
  const idsIn = (food: Choice['food']) =>
    filterSections(categories, { ...noFilters, food }, null).flatMap(({ items }) => items.map(({ id }) => id))

  expect(idsIn('veg')).toEqual(['veg'])
  expect(idsIn('nonveg')).toEqual(['egg', 'nonveg'])
  expect(idsIn('all')).toEqual(['veg', 'egg', 'nonveg', 'null'])
})

test('Popular shows only popular items [PUB-36]', () => {
  expect(idsMatching({ special: 'popular' })).toEqual(['samosa'])
})

test('Featured shows only featured items [PUB-37]', () => {
  expect(idsMatching({ special: 'featured' })).toEqual(['egg'])
})

test('a search matches names and descriptions, ignoring case [TPL-36]', () => {
  expect(idsMatching({ search: ' SAMO ' })).toEqual(['samosa'])
  expect(idsMatching({ search: 'water' })).toEqual(['pani'])
  expect(idsMatching({ search: 'pani puri' })).toEqual(['pani'])
  expect(idsMatching({ search: 'पूरी' })).toEqual(['pani'])
  expect(idsMatching({ search: 'pizza' })).toEqual([])
})

test('Saved shows favourites only, together with the other filters', () => {
  const saved = new Set(['egg', 'pani', 'gone'])

  expect(idsMatching({}, saved)).toEqual(['egg', 'pani'])
  expect(idsMatching({ food: 'veg' }, saved)).toEqual(['pani'])
})

test('a filter is offered only where it shows something', () => {
  const offered = (...items: Parameters<typeof sampleItem>[0][]) => {
    const { categories } = makeView(pageOf(...items.map(sampleItem)), options)
    return [...offeredFilters(categories.flatMap(({ items }) => items))]
  }

  expect(offered({ isVeg: true })).toEqual(['all', 'veg'])
  expect(offered({ isVeg: false, isPopular: true })).toEqual(['all', 'nonveg', 'popular'])
  expect(offered({}, { isVeg: false, isFeatured: true })).toEqual([
    'all',
    'veg',
    'nonveg',
    'featured',
    'signature',
  ])
})

test('filters and search are combined', () => {
  expect(idsMatching({ food: 'veg', special: 'popular', search: 'chutney' })).toEqual(['samosa'])
  expect(idsMatching({ food: 'nonveg', special: 'popular' })).toEqual([])
})

test('Signature shows signature items, or featured items on a menu without signature items', () => {
  const without = makeView(
    pageOf(sampleItem({ id: 'a', isFeatured: true }), sampleItem({ id: 'b' })),
    options,
  )
  const withOne = makeView(
    pageOf(sampleItem({ id: 'a', isFeatured: true }), sampleItem({ id: 'b', signature: true })),
    options,
  )
  const signatures = ({ categories }: typeof without) =>
    filterSections(categories, { ...noFilters, special: 'signature' }, null).flatMap(({ items }) =>
      items.map(({ id }) => id),
    )

  expect(signatures(without)).toEqual(['a'])
  expect(signatures(withOne)).toEqual(['b'])
})

test('a chosen category is shown alone, and categories without a match are left out', () => {
  const { categories } = makeView(samplePage(3), options)
  const drinks = categories.find(({ name }) => name === 'Drinks')
  const chosen = filterSections(categories, { ...noFilters, category: drinks?.id ?? '' }, null)
  const found = filterSections(categories, { ...noFilters, search: 'masala dosa' }, null)

  expect(chosen.map(({ category }) => category.name)).toEqual(['Drinks'])
  expect(found.map(({ category, items }) => [category.name, items.length])).toEqual([['Breakfast', 1]])
})

test('a category that disappears is replaced by the first one, or by all when none is left [TPL-34]', () => {
  const { categories } = makeView(samplePage(1), options)

  expect(resolveCategory(categories, 'gone')).toBe(categories[0]?.id)
  expect(resolveCategory([], 'gone')).toBe(ALL)
  expect(resolveCategory(categories, categories[4]?.id ?? '')).toBe(categories[4]?.id)
})
