import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratingColours, ratingLabels, ratingOf, sortCategories, withRatings } from './category-rating.ts'

test('a category with fewer than three views is grey, whatever its share [VAN-21] [VAN-25]', () => {
  expect(ratingOf(2, { top: 2, total: 2 })).toBe('grey')
  expect(ratingOf(0, { top: 0, total: 0 })).toBe('grey')
  expect([ratingColours.grey, ratingLabels.grey]).toEqual(['ink-faint', 'Insufficient Data'])
})

test('three quarters of the best, or a fifth of all, is green [VAN-22]', () => {
  expect(ratingOf(75, { top: 100, total: 1000 })).toBe('green')
  expect(ratingOf(74, { top: 100, total: 1000 })).toBe('amber')
  expect(ratingOf(20, { top: 80, total: 100 })).toBe('green')
  expect(ratingColours.green).toBe('good')
})

test('under a quarter of the best and under a tenth of all is red [VAN-23]', () => {
  expect(ratingOf(24, { top: 100, total: 250 })).toBe('red')
  expect(ratingOf(25, { top: 100, total: 1000 })).toBe('amber')
  expect(ratingOf(24, { top: 100, total: 240 })).toBe('amber')
  expect(ratingColours.red).toBe('bad')
})

test('everything between is amber [VAN-24]', () => {
  expect(ratingOf(50, { top: 100, total: 1000 })).toBe('amber')
  expect(ratingColours.amber).toBe('warn')
})

test('the labels follow the colour [VAN-26]', () => {
  expect(ratingLabels).toMatchObject({ green: 'Excellent', amber: 'Good', red: 'Needs Attention' })
})

/** The rule in whole numbers, as the specification says it. */
function expectedRating(views: number, all: number[]) {
  const [top, total] = [Math.max(...all), all.reduce((sum, one) => sum + one, 0)]
  if (views < 3) return 'grey'
  if (views * 4 >= top * 3 || views * 5 >= total) return 'green'
  if (views * 4 < top && views * 10 < total) return 'red'
  return 'amber'
}

test('any menu is rated by the plain rule', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2000 }), { minLength: 1, maxLength: 40 }), (all) => {
      const rated = withRatings(all.map((views) => ({ views })))
      expect(rated.map(({ rating }) => rating)).toEqual(all.map((views) => expectedRating(views, all)))
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
