import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colours, rateCategories, rateCategory, sortCategories, verdicts } from './rate-category.ts'

test('a category with fewer than three views is grey, whatever its share [VAN-21] [VAN-25]', () => {
  expect(rateCategory(2, { top: 2, total: 2 })).toBe('grey')
  expect(rateCategory(0, { top: 0, total: 0 })).toBe('grey')
  expect([colours.grey, verdicts.grey]).toEqual(['ink-faint', 'Insufficient Data'])
})

test('three quarters of the best, or a fifth of all, is green [VAN-22]', () => {
  expect(rateCategory(75, { top: 100, total: 1000 })).toBe('green')
  expect(rateCategory(74, { top: 100, total: 1000 })).toBe('amber')
  expect(rateCategory(20, { top: 80, total: 100 })).toBe('green')
  expect(colours.green).toBe('good')
})

test('under a quarter of the best and under a tenth of all is red [VAN-23]', () => {
  expect(rateCategory(24, { top: 100, total: 250 })).toBe('red')
  expect(rateCategory(25, { top: 100, total: 1000 })).toBe('amber')
  expect(rateCategory(24, { top: 100, total: 240 })).toBe('amber')
  expect(colours.red).toBe('bad')
})

test('everything between is amber [VAN-24]', () => {
  expect(rateCategory(50, { top: 100, total: 1000 })).toBe('amber')
  expect(colours.amber).toBe('warn')
})

test('the words follow the colour [VAN-26]', () => {
  expect(verdicts).toMatchObject({ green: 'Excellent', amber: 'Good', red: 'Needs Attention' })
})

/** The rule in whole numbers, as the specification says it. */
function plainStanding(views: number, all: number[]) {
  const [top, total] = [Math.max(...all), all.reduce((sum, one) => sum + one, 0)]
  if (views < 3) return 'grey'
  if (views * 4 >= top * 3 || views * 5 >= total) return 'green'
  if (views * 4 < top && views * 10 < total) return 'red'
  return 'amber'
}

test('any menu is coloured as the plain rule says [VAN-21] [VAN-22] [VAN-23] [VAN-24]', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2000 }), { minLength: 1, maxLength: 40 }), (all) => {
      const rated = rateCategories(all.map((views) => ({ views })))
      expect(rated.map(({ standing }) => standing)).toEqual(all.map((views) => plainStanding(views, all)))
    }),
    { numRuns: 2000 },
  )
})

test('categories are sorted by views or by name [VAN-17]', () => {
  const category = (categoryName: string, views: number) => ({
    categoryId: categoryName,
    categoryName,
    views,
    percentage: 0,
  })
  const menu = [category('Sweets', 9), category('chaat', 3), category('Drinks', 9)]
  const names = (sort: 'views' | 'name') => sortCategories(menu, sort).map((one) => one.categoryName)

  expect(names('views')).toEqual(['Drinks', 'Sweets', 'chaat'])
  expect(names('name')).toEqual(['chaat', 'Drinks', 'Sweets'])
  expect(sortCategories([category('A', 1), category('B', 2)], 'views').map((one) => one.views)).toEqual([
    2, 1,
  ])
})
