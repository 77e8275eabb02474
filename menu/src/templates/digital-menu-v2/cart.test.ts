import { expect, test } from 'vitest'
import { makeView } from '../../app/view-model.ts'
import { pageOf, sampleItem } from '../../testing/sample-page.ts'
import { cartLines, changeCount, countItems, portionsOf, totalOf } from './cart.ts'

const sizes = '[{"id":"a","name":"Half","price":40},{"id":"b","name":"Full","price":70.1}]'
const page = pageOf(
  sampleItem({ id: 'samosa', name: 'Samosa', price: 20.1 }),
  sampleItem({ id: 'chaat', name: 'Chaat', variations: sizes }),
  sampleItem({ id: 'jalebi', name: 'Jalebi', isAvailable: false }),
)
const { categories } = makeView(page, { siteName: 'Thela', preparationTime: '15-20 min' })

test('adding the same item again makes its count two [TPL-24]', () => {
  const counts = changeCount(changeCount({}, 'samosa', 1), 'samosa', 1)

  expect(cartLines(categories, counts)).toEqual([{ key: 'samosa', name: 'Samosa', price: 20.1, count: 2 }])
})

test('the cart has the number of items and their total price in rupees [TPL-22]', () => {
  const lines = cartLines(categories, { samosa: 3, 'chaat b': 1 })

  expect(countItems(lines)).toBe(4)
  expect(totalOf(lines)).toBe(130.4)
})

test('an item with variations is added by variation', () => {
  expect(categories[0]?.items.flatMap(portionsOf)).toContainEqual({
    key: 'chaat a',
    name: 'Chaat, Half',
    price: 40,
  })
})

test('items that are out of stock, deleted or removed are not in the cart', () => {
  const counts = changeCount({ jalebi: 2, gone: 1, samosa: 1 }, 'samosa', -1)

  expect(cartLines(categories, counts)).toEqual([])
  expect(changeCount(counts, 'samosa', -1)).toMatchObject({ samosa: 0 })
})
