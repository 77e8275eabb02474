import { expect, test } from 'vitest'
import { pageOf, sampleItem, samplePage } from '../testing/sample-page.ts'
import { ALL, chooseSections, everything, filterItems, keepCategory } from './filter-items.ts'
import { makeView } from './view-model.ts'

const options = { siteName: 'Thela', preparationTime: '5-10 min' }

const [snacks] = makeView(
  pageOf(
    sampleItem({ id: 'samosa', name: 'Samosa', description: 'With green chutney', isPopular: true }),
    sampleItem({ id: 'egg', name: 'Egg Roll', isVeg: false, isFeatured: true }),
    sampleItem({ id: 'pani', name: 'पानी पूरी', nameEn: 'Pani Puri', description: 'Mint WATER' }),
  ),
  options,
).categories

const namesUnder = (choice: Partial<typeof everything>) =>
  filterItems(snacks?.items ?? [], { ...everything, ...choice }).map((item) => item.id)

test('without a choice a customer sees every item, starting from all categories [TPL-35]', () => {
  expect(everything.category).toBe('all')
  expect(namesUnder({})).toEqual(['samosa', 'egg', 'pani'])
})

test('Veg keeps only vegetarian items [PUB-34]', () => {
  expect(namesUnder({ food: 'veg' })).toEqual(['samosa', 'pani'])
})

test('Non-Veg keeps only the others [PUB-35]', () => {
  expect(namesUnder({ food: 'non-veg' })).toEqual(['egg'])
})

test('Popular keeps items flagged popular [PUB-36]', () => {
  expect(namesUnder({ special: 'popular' })).toEqual(['samosa'])
})

test('Featured keeps items flagged featured [PUB-37]', () => {
  expect(namesUnder({ special: 'featured' })).toEqual(['egg'])
})

test('a search finds names and descriptions, whatever their case [TPL-36]', () => {
  expect(namesUnder({ search: ' SAMO ' })).toEqual(['samosa'])
  expect(namesUnder({ search: 'water' })).toEqual(['pani'])
  expect(namesUnder({ search: 'pani puri' })).toEqual(['pani'])
  expect(namesUnder({ search: 'पूरी' })).toEqual(['pani'])
  expect(namesUnder({ search: 'pizza' })).toEqual([])
})

test('filters and search narrow together', () => {
  expect(namesUnder({ food: 'veg', special: 'popular', search: 'chutney' })).toEqual(['samosa'])
  expect(namesUnder({ food: 'non-veg', special: 'popular' })).toEqual([])
})

test('signature means the signature dishes, or the featured ones on a menu that names none', () => {
  const without = makeView(
    pageOf(sampleItem({ id: 'a', isFeatured: true }), sampleItem({ id: 'b' })),
    options,
  )
  const withOne = makeView(
    pageOf(sampleItem({ id: 'a', isFeatured: true }), sampleItem({ id: 'b', signature: true })),
    options,
  )
  const signatures = ({ categories }: typeof without) =>
    chooseSections(categories, { ...everything, special: 'signature' }).flatMap(({ items }) =>
      items.map(({ id }) => id),
    )

  expect(signatures(without)).toEqual(['a'])
  expect(signatures(withOne)).toEqual(['b'])
})

test('a chosen category stands alone, and categories without a match are left out', () => {
  const { categories } = makeView(samplePage(3), options)
  const drinks = categories.find(({ name }) => name === 'Drinks')
  const chosen = chooseSections(categories, { ...everything, category: drinks?.id ?? '' })
  const found = chooseSections(categories, { ...everything, search: 'masala dosa' })

  expect(chosen.map(({ category }) => category.name)).toEqual(['Drinks'])
  expect(found.map(({ category, items }) => [category.name, items.length])).toEqual([['Breakfast', 1]])
})

test('a category that disappears gives way to the first one, or to all when none is left [TPL-34]', () => {
  const { categories } = makeView(samplePage(1), options)

  expect(keepCategory(categories, 'gone')).toBe(categories[0]?.id)
  expect(keepCategory([], 'gone')).toBe(ALL)
  expect(keepCategory(categories, categories[4]?.id ?? '')).toBe(categories[4]?.id)
})
