import type { PublicCategory } from '@thela/contract/menus/page-data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { packMenu, textsOf } from './pack-menu.ts'
import { unpackMenu } from './unpack-menu.ts'

const id = fc.stringMatching(/^[a-z0-9]{1,12}$/)
const text = fc.string({ minLength: 1, unit: 'grapheme' })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

const item = fc.record({
  id,
  name: text,
  nameEn: maybe(text),
  description: maybe(text),
  price: fc.integer({ min: 0, max: 1_000_000 }).map((paise) => paise / 100),
  originalPrice: maybe(fc.nat(5000)),
  imageUrl: maybe(fc.webUrl()),
  isVeg: fc.boolean(),
  isPopular: fc.boolean(),
  isFeatured: fc.boolean(),
  signature: fc.boolean(),
  spicy: fc.boolean(),
  isAvailable: fc.boolean(),
  preparationTime: maybe(text),
  calories: maybe(fc.nat(5000)),
  ingredients: fc.array(text, { maxLength: 3 }),
  rating: maybe(fc.nat(5)),
  variations: maybe(fc.constant('[{"id":"a","name":"Half","price":40}]')),
})

const category = fc
  .record({ id, name: text, description: maybe(text), menuItems: fc.array(item, { maxLength: 4 }) })
  .map(
    (category): PublicCategory => ({
      ...category,
      menuItems: category.menuItems.map((item) => ({ ...item, category: category.name })),
    }),
  )

test('what is packed comes out as it went in', () => {
  fc.assert(
    fc.property(fc.array(category, { maxLength: 5 }), (categories) => {
      const travelled = JSON.parse(JSON.stringify(packMenu(categories)))
      expect(unpackMenu(travelled, textsOf(categories))).toEqual(categories)
    }),
  )
})

test('a menu of real dishes comes out as it went in', () => {
  const { categories } = samplePage(20)

  expect(unpackMenu(packMenu(categories), textsOf(categories))).toEqual(categories)
})
