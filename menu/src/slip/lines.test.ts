import { expect, test } from 'vitest'
import { makeView } from '../app/view-model.ts'
import '../testing/speak-english.ts'
import { pageOf, sampleItem } from '../testing/sample-page.ts'
import { acceptedLines, checkLines, countDishes, portionsOf, totalPaise } from './lines.ts'
import { changeCount, emptySlip, type Slip } from './stored-slip.ts'

const sizes = '[{"id":"a","name":"Half","price":40},{"id":"b","name":"Full","price":70.1}]'
const samosa = sampleItem({ id: 'samosa', name: 'Samosa', price: 20.1 })
const chaat = sampleItem({ id: 'chaat', name: 'Chaat', variations: sizes })
const jalebi = sampleItem({ id: 'jalebi', name: 'Jalebi' })

const categoriesOf = (...items: Parameters<typeof pageOf>) =>
  makeView(pageOf(...items), { siteName: 'Thela', preparationTime: '15-20 min' }).categories
const categories = categoriesOf(samosa, chaat, jalebi)

/** A slip with so many of each portion, at the prices of the menu. */
function slipOf(counts: Record<string, number>): Slip {
  const portions = categories.flatMap(({ items }) => items).flatMap(portionsOf)
  const lines = portions.flatMap(({ key, name, paise }) => {
    const count = counts[key]
    return count ? [[key, { name, paise, count }] as const] : []
  })
  return { ...emptySlip, lines: Object.fromEntries(lines) }
}

test('adding the same item again makes its count two [TPL-24]', () => {
  const [portion] = categories.flatMap(({ items }) => items).flatMap(portionsOf)
  if (!portion) throw new Error('The menu is empty')
  const once = { ...emptySlip, lines: changeCount(emptySlip, portion, 1) }
  const twice = { ...emptySlip, lines: changeCount(once, portion, 1) }

  expect(checkLines(categories, twice)).toMatchObject([{ key: 'samosa', name: 'Samosa', count: 2 }])
})

test('a slip has the number of dishes and their exact total, in the order of the menu [SLIP-01] [TPL-22]', () => {
  const lines = checkLines(categories, slipOf({ 'chaat b': 1, samosa: 3 }))

  expect(lines.map(({ name, paise }) => [name, paise])).toEqual([
    ['Samosa', 2010],
    ['Chaat, Full', 7010],
  ])
  expect([countDishes(lines), totalPaise(lines)]).toEqual([4, 13_040])
})

test('99 dishes of every size add up to the paisa [SLIP-01]', () => {
  const lines = checkLines(categories, slipOf({ samosa: 99, 'chaat a': 99, 'chaat b': 99, jalebi: 99 }))

  expect(totalPaise(lines)).toBe(99 * (2010 + 4000 + 7010 + 2000))
})

test('a changed price is pointed out with the former one, and the total is of now [SLIP-01]', () => {
  const now = categoriesOf({ ...samosa, price: 25 }, chaat, jalebi)
  const lines = checkLines(now, slipOf({ samosa: 2, jalebi: 1 }))

  expect(lines).toMatchObject([
    { key: 'samosa', problem: 'price', formerPaise: 2010, paise: 2500 },
    { key: 'jalebi', problem: undefined },
  ])
  expect(totalPaise(lines)).toBe(7000)
})

test('sold-out and removed dishes are pointed out and not counted [SLIP-01]', () => {
  const now = categoriesOf({ ...samosa, isAvailable: false, isSoldOutToday: true }, jalebi)
  const lines = checkLines(now, slipOf({ samosa: 2, 'chaat a': 1, jalebi: 1 }))

  expect(lines.map(({ name, problem }) => [name, problem])).toEqual([
    ['Samosa', 'unavailable'],
    ['Jalebi', undefined],
    ['Chaat, Half', 'removed'],
  ])
  expect([countDishes(lines), totalPaise(lines)]).toEqual([1, 2000])
})

test('what the customer agrees to has the new prices and nothing to point out', () => {
  const now = categoriesOf({ ...samosa, price: 25 }, { ...jalebi, isAvailable: false })
  const lines = acceptedLines(checkLines(now, slipOf({ samosa: 2, 'chaat a': 1, jalebi: 1 })))

  expect(lines).toEqual({ samosa: { name: 'Samosa', paise: 2500, count: 2 } })
  expect(checkLines(now, { ...emptySlip, lines }).map(({ problem }) => problem)).toEqual([undefined])
})
