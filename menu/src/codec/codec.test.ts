import { type Allergen, allergens, type Diet, diets } from '@thela/contract/menus/diets'
import type { PublicCategory, PublicMenuItem, PublicVendor } from '@thela/contract/menus/page-data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleItem, samplePage, sampleVendor } from '../testing/sample-page.ts'
import { categoryFields, HAS_DESCRIPTION, IS_EGG, IS_UNMARKED, itemFields, vendorDefaults } from './fields.ts'
import { packMenu, packVendor, textsOf } from './pack.ts'
import { unpackMenu, unpackVendor } from './unpack.ts'

/** Serialises a value as the page script does. */
const send = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const travel = (categories: PublicCategory[]) => unpackMenu(send(packMenu(categories)), textsOf(categories))

const plainItem = sampleItem({ isVeg: false, isAvailable: false })
/** Differs from `plainItem` in every field. */
const fullItem: PublicMenuItem = {
  id: 'item-2',
  name: 'Dahi Vada',
  nameEn: 'Lentil dumplings',
  description: 'Cool and a little sweet',
  category: 'Chaat',
  price: 60.5,
  originalPrice: 80,
  imageUrl: '/uploads/v/vada.webp',
  isVeg: true,
  mark: 'veg',
  isPopular: true,
  isFeatured: true,
  signature: true,
  spicy: true,
  isAvailable: true,
  isSoldOutToday: true,
  preparationTime: '4',
  calories: 320,
  diets: ['jain'],
  allergens: ['milk', 'treeNuts'],
  ingredients: ['lentils', 'curd'],
  rating: 4.5,
  variations: '[{"id":"a","name":"Half","price":40}]',
}

test.each(Object.keys(itemFields) as (keyof PublicMenuItem)[])(
  'an item’s %s is unpacked as it was packed',
  (field) => {
    expect(fullItem[field]).not.toEqual(plainItem[field])
    const items = [
      { ...plainItem, ...fieldValue(fullItem, field) },
      { ...fullItem, ...fieldValue(plainItem, field) },
    ]
    const categories = items.map((item) => categoryOf({ name: item.category, menuItems: [item] }))

    expect(travel(categories)).toEqual(categories)
  },
)

/** An item is veg by its flag and by its mark. */
const fieldValue = (item: PublicMenuItem, field: keyof PublicMenuItem) =>
  field === 'isVeg' || field === 'mark' ? { isVeg: item.isVeg, mark: item.mark } : { [field]: item[field] }

test('each mark is unpacked as it was packed, and so is none [DIET-01]', () => {
  const marks = ['veg', 'egg', 'nonveg', null] as const
  const menuItems = marks.map((mark) => sampleItem({ mark, isVeg: mark === 'veg' }))
  const categories = [categoryOf({ menuItems })]

  expect(travel(categories)).toEqual(categories)
})

test('an item of which nothing is said adds nothing to the page, and one with marks their names [DIET-02]', () => {
  const said = sampleItem({ diets: ['vegan'], allergens: ['soy', 'gluten'] })
  expect(packMenu([categoryOf({ menuItems: [sampleItem(), said] })]).rare).toEqual({
    1: { diets: ['vegan'], allergens: ['soy', 'gluten'] },
  })
})

test('each flag has its own bit', () => {
  const bits = Object.values(itemFields).filter((travel) => typeof travel === 'number' && travel > 0)
  const all = [...bits, HAS_DESCRIPTION, IS_EGG, IS_UNMARKED].map(Number)

  expect(all.reduce((sum, bit) => sum + bit)).toBe(2 ** all.length - 1)
})

const otherCategory = {
  id: 'category-2',
  name: 'Chaat',
  description: 'From four o’clock',
  menuItems: [
    { ...fullItem, category: 'Chaat' },
    { ...plainItem, category: 'Chaat' },
  ],
}

test.each(Object.keys(categoryFields) as (keyof typeof categoryFields)[])(
  'a category’s %s is unpacked as it was packed',
  (field) => {
    expect(otherCategory[field]).not.toEqual(categoryOf()[field])
    const { menuItems, ...changed } = categoryOf({ [field]: otherCategory[field] })
    const categories = [
      { ...changed, menuItems: menuItems.map((item) => ({ ...item, category: changed.name })) },
    ]

    expect(travel(categories)).toEqual(categories)
  },
)

const vendorFields = Object.keys(sampleVendor()) as (keyof PublicVendor)[]

test.each(vendorFields)('a vendor’s %s is unpacked as it was packed, whether set or not', (field) => {
  const isFlag = typeof sampleVendor()[field] === 'boolean'
  const withField = sampleVendor({ [field]: isFlag ? false : 'Said' })
  const withoutField = sampleVendor({ ...withField, ...vendorDefaults })

  expect(unpackVendor(send(packVendor(withField)))).toEqual(withField)
  expect(unpackVendor(send(packVendor(withoutField)))).toEqual(withoutField)
})

test('a field that a vendor left empty is not sent', () => {
  const withoutField = sampleVendor(vendorDefaults)

  expect(Object.keys(packVendor(withoutField)).filter((field) => field in vendorDefaults)).toEqual([])
})

const id = fc.stringMatching(/^[a-z0-9]{1,12}$/)
const text = fc.string({ minLength: 1, unit: 'grapheme' })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

const anyMark = maybe(fc.constantFrom('veg', 'egg', 'nonveg'))

const item = fc.record({
  id,
  name: text,
  nameEn: maybe(text),
  description: maybe(text),
  price: fc.integer({ min: 0, max: 1_000_000 }).map((paise) => paise / 100),
  originalPrice: maybe(fc.nat(5000)),
  imageUrl: maybe(fc.webUrl()),
  mark: anyMark,
  isPopular: fc.boolean(),
  isFeatured: fc.boolean(),
  signature: fc.boolean(),
  spicy: fc.boolean(),
  isAvailable: fc.boolean(),
  isSoldOutToday: fc.boolean(),
  preparationTime: maybe(text),
  calories: maybe(fc.nat(5000)),
  diets: fc.subarray<Diet>([...diets]),
  allergens: fc.subarray<Allergen>([...allergens]),
  ingredients: fc.array(text, { maxLength: 3 }),
  rating: maybe(fc.nat(5)),
  variations: maybe(fc.constant('[{"id":"a","name":"Half","price":40}]')),
})

const category = fc
  .record({ id, name: text, description: maybe(text), menuItems: fc.array(item, { maxLength: 4 }) })
  .map(
    (category): PublicCategory => ({
      ...category,
      menuItems: category.menuItems.map((item) => ({
        ...item,
        isVeg: item.mark === 'veg',
        category: category.name,
      })),
    }),
  )

test('any menu is unpacked as it was packed', () => {
  fc.assert(
    fc.property(fc.array(category, { maxLength: 5 }), (categories) => {
      expect(travel(categories)).toEqual(categories)
    }),
  )
})

test('a realistic menu is unpacked as it was packed', () => {
  const { categories } = samplePage(20)

  expect(unpackMenu(packMenu(categories), textsOf(categories))).toEqual(categories)
})

function categoryOf(change: Partial<PublicCategory> = {}): PublicCategory {
  return { id: 'category-1', name: 'Snacks', description: null, menuItems: [plainItem], ...change }
}
