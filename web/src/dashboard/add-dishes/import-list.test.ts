import { describe, expect, test } from 'vitest'
import { Refusal } from '../../api/failures/refusal.ts'
import { checkRows, type ImportList, refusedRows, sendingOf } from './import-list.ts'

const row = (id: string, name: string, ...prices: [size: string, price: string][]) => ({
  id,
  item: {
    name,
    nameEn: null,
    mark: 'veg' as const,
    spicy: false,
    prices: prices.map(([size, price]) => ({ size, price })),
  },
})

const list: ImportList = [
  { name: 'Snacks', rows: [row('a', 'Vada Pav', ['', '25'])] },
  { name: 'Drinks', rows: [row('b', 'Chai', ['Cutting', '10'], ['Full', '20'])] },
  { name: ' snacks', rows: [row('c', 'Samosa', ['', '15'])] },
]

test('dishes of categories with the same name are sent in one, in the order of the list', () => {
  const { categories } = sendingOf(list).body

  expect(categories.map(({ name, items }) => [name, items.map((item) => item.name)])).toEqual([
    ['Snacks', ['Vada Pav', 'Samosa']],
    ['Drinks', ['Chai']],
  ])
})

test('one price is the price, several are variations that are the same each time', () => {
  const { categories } = sendingOf(list).body

  expect(categories[0]?.items[0]).toMatchObject({ price: 25, variations: null })
  expect(categories[1]?.items[0]).toMatchObject({
    variations: [
      { id: 'var_1', name: 'Cutting', price: 10 },
      { id: 'var_2', name: 'Full', price: 20 },
    ],
  })
  expect(sendingOf(list)).toEqual(sendingOf(list))
})

describe('errors', () => {
  test('are found at their rows before anything is sent', () => {
    expect(checkRows(sendingOf(list))).toEqual({})
    expect(
      checkRows(
        sendingOf([
          { name: 'Snacks', rows: [row('a', '', ['', '25']), row('b', 'Samosa', ['', ''])] },
          { name: '', rows: [row('c', 'Chai', ['Half', '10'], ['Full', ''])] },
        ]),
      ),
    ).toEqual({
      a: { name: 'Item name is required' },
      b: { price: 'Price is required' },
      c: { category: 'Category name is required', price: 'Price is required' },
    })
  })

  test.each(['categories.0.items.1.price', 'categories[0].items[1].price'])(
    'of the server are shown at their row: %s',
    (path) => {
      const refusal = new Refusal(422, { message: '', details: [{ path, msg: 'Price is too high' }] }, null)

      expect(refusedRows(sendingOf(list), refusal)).toEqual({ c: { price: 'Price is too high' } })
    },
  )

  test('of the server that name no row are left for a toast', () => {
    const details = [{ path: 'categories', msg: 'A menu can have at most 2,000 items' }]

    expect(refusedRows(sendingOf(list), new Refusal(422, { message: '', details }, null))).toEqual({})
    expect(refusedRows(sendingOf(list), new TypeError('Failed to fetch'))).toEqual({})
  })
})
