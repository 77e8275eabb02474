import { describe, expect, test } from 'vitest'
import { aDish, chaat } from '../../../testing/dish-samples.ts'
import type { MenuLanguages } from '../../menu-languages/use-menu-languages.ts'
import { checkDishes, doubtsInWords, listOfRows, readRows, withLibrary } from './pasted-rows.ts'

const [, paniPuri = aDish('Pani Puri', 'puri')] = chaat.dishes
const pani = { kindId: 'chaat', dish: paniPuri }
const english: MenuLanguages = { main: 'en', others: [] }
const readAll = (text: string) => {
  const { dishes, others } = readRows(text)
  return { dishes: withLibrary(dishes, { found: [], kinds: [] }, english), others }
}

test('a pasted list becomes rows with category, name and prices [QUICK-04]', () => {
  const { dishes, others } = readAll(
    'Snacks\nVada pav 25\nSamosa - 2 pcs ₹30\nPav bhaji half 60 full 110\n\nCall 98765 43210',
  )

  expect(dishes.map(({ category, name, prices }) => [category, name, prices])).toEqual([
    ['Snacks', 'Vada pav', [{ size: '', price: '25' }]],
    ['Snacks', 'Samosa (2 pcs)', [{ size: '', price: '30' }]],
    [
      'Snacks',
      'Pav bhaji',
      [
        { size: 'Half', price: '60' },
        { size: 'Full', price: '110' },
      ],
    ],
  ])
  expect(others.map(({ text }) => text)).toEqual(['Call 98765 43210'])
})

test('a known dish gets its mark, its English name and, without a heading, its category [QUICK-04]', () => {
  const { dishes } = readRows('पानी पूरी ३०/-\nSomething else 20')
  const [known, unknown] = withLibrary(dishes, { found: [pani, null], kinds: [chaat] }, english)

  expect(known).toMatchObject({ mark: 'veg', nameEn: 'Pani Puri', category: 'Puri Chaat', isSpicy: true })
  expect(unknown).toMatchObject({ mark: null, nameEn: null, category: 'Menu' })
})

describe('doubts are said in words', () => {
  test.each([
    ['Thali', 'No price'],
    ['Thali 100-150', 'A range of prices: the lowest was taken'],
    ['Thali 100/150', 'Several prices: please check the sizes'],
    ['Thali 99999', 'An unusual price: please check it'],
  ])('%s: %s', (text, reason) => {
    const [dish] = readAll(`Pav bhaji 60\n${text}`).dishes.slice(1)

    expect(dish && doubtsInWords(dish)).toContain(reason)
  })
})

test('nobody’s dish is marked without being asked [DIET-01]', () => {
  const { dishes } = readAll('Vada pav 25')
  expect(checkDishes(dishes, english)).toEqual({ 'line-1': { mark: 'Please choose veg or non-veg' } })

  const marked = dishes.map((dish) => ({ ...dish, mark: 'veg' as const }))
  expect(checkDishes(marked, english)).toEqual({})
  expect(listOfRows(marked, english)).toMatchObject([
    { name: 'Menu', rows: [{ item: { name: 'Vada pav', mark: 'veg' } }] },
  ])
})

describe('in the languages of the menu', () => {
  const menu: MenuLanguages = { main: 'gu', others: ['hi', 'ta'] }
  const read = (text: string) => withLibrary(readRows(text).dishes, { found: [pani], kinds: [chaat] }, menu)

  test('a line stays the name, and a known dish gets the others with its portion [QUICK-04] [LANG-06]', () => {
    expect(listOfRows(read('Panipuri - 6 pcs ₹30'), menu)).toMatchObject([
      {
        name: 'પૂરી ચાટ',
        translations: { hi: { name: 'पूरी चाट' } },
        rows: [{ item: { name: 'Panipuri (6 pcs)', translations: { hi: { name: 'पानी पूरी (6 pcs)' } } } }],
      },
    ])
  })

  test('a heading, a name or a category that a vendor typed is not translated [QUICK-04]', () => {
    const typed = read('Panipuri 30').map((dish) => ({ ...dish, name: 'Sev Puri', category: 'Snacks' }))
    const [renamed] = listOfRows(typed, menu)
    expect([renamed?.translations, renamed?.rows[0]?.item.translations]).toEqual([undefined, undefined])

    const [underHeading] = listOfRows(read('Chaat\nPanipuri 30'), menu)
    expect(underHeading).toMatchObject({ name: 'Chaat', translations: undefined })
  })
})
