import { expect, test } from 'vitest'
import { makeView } from '../../app/view-model.ts'
import { pageOf, sampleItem } from '../../testing/sample-page.ts'
import { changeCount, countItems, linesOf, portionsOf, totalOf } from './cart.ts'

const sizes = '[{"id":"a","name":"Half","price":40},{"id":"b","name":"Full","price":70.1}]'
const page = pageOf(
  sampleItem({ id: 'samosa', name: 'Samosa', price: 20.1 }),
  sampleItem({ id: 'chaat', name: 'Chaat', variations: sizes }),
  sampleItem({ id: 'jalebi', name: 'Jalebi', isAvailable: false }),
)
const { categories } = makeView(page, { siteName: 'Thela', preparationTime: '15-20 min' })

test('a customer who adds the same dish again has two of it [TPL-24]', () => {
  const counts = changeCount(changeCount({}, 'samosa', 1), 'samosa', 1)

  expect(linesOf(categories, counts)).toEqual([{ key: 'samosa', name: 'Samosa', price: 20.1, count: 2 }])
})

test('the cart counts what is in it and adds it up in rupees [TPL-22]', () => {
  const lines = linesOf(categories, { samosa: 3, 'chaat b': 1 })

  expect(countItems(lines)).toBe(4)
  expect(totalOf(lines)).toBe(130.4)
})

test('a dish in sizes is taken by size', () => {
  expect(categories[0]?.items.flatMap(portionsOf)).toContainEqual({
    key: 'chaat a',
    name: 'Chaat, Half',
    price: 40,
  })
})

test('what is out of stock, gone or taken back is not in the cart', () => {
  const counts = changeCount({ jalebi: 2, gone: 1, samosa: 1 }, 'samosa', -1)

  expect(linesOf(categories, counts)).toEqual([])
  expect(changeCount(counts, 'samosa', -1)).toMatchObject({ samosa: 0 })
})
