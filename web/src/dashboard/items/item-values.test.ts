import { nothingSaid } from '@thela/contract/menus/diets'
import { defaultFlags, noDetails } from '@thela/contract/menus/item-fields'
import type { MenuItem } from '@thela/contract/menus/items'
import { expect, test } from 'vitest'
import {
  changesOf,
  ItemFormSchema,
  type ItemValues,
  messageOf,
  NewItemFormSchema,
  newItemValues,
  newVariationId,
  valuesOf,
} from './item-values.ts'
import { formFlags } from './more-values.ts'

const dosa: MenuItem = {
  id: 'i1',
  categoryId: 'c1',
  category: { id: 'c1', name: 'South Indian' },
  name: 'Masala Dosa',
  description: 'Crisp',
  price: 80,
  imageUrl: '/uploads/vendors/v/menu_items/a.webp',
  ...defaultFlags,
  mark: 'veg',
  isSoldOutToday: false,
  soldOutUntil: null,
  ...nothingSaid,
  ...noDetails,
  ingredients: ['rice', 'potato'],
  variations: null,
  translations: {},
  displayOrder: 0,
  createdAt: '2026-03-05T00:00:00.000Z',
  updatedAt: '2026-03-05T00:00:00.000Z',
}

const typed = (change: Partial<ItemValues>) => ({
  ...newItemValues('c1'),
  name: 'Dosa',
  price: '80',
  mark: 'veg' as const,
  ...change,
})
const half = { id: 'var_1', name: 'Half', price: '40', description: '', translations: {} }
const errorsOf = (values: ItemValues) =>
  ItemFormSchema.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a new item is available, and nothing is assumed of its mark [ITEM-39] [DIET-01]', () => {
  expect(newItemValues()).toMatchObject({ mark: null, isAvailable: true })
  const { error } = NewItemFormSchema.safeParse(typed({ mark: null, name: '' }))
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(
    expect.arrayContaining([
      ['name', 'Item name is required'],
      ['mark', 'Please choose veg, egg or non-veg'],
    ]),
  )
})

test('an item that has no mark yet can be changed without one [DIET-01]', () => {
  const unmarked: MenuItem = { ...dosa, isVeg: false, mark: null }
  expect(changesOf(unmarked, ItemFormSchema.parse({ ...valuesOf(unmarked), price: '90' }))).toEqual({
    price: 90,
  })
  expect(changesOf(unmarked, ItemFormSchema.parse({ ...valuesOf(unmarked), mark: 'egg' }))).toEqual({
    mark: 'egg',
  })
})

test('a new item is neither popular nor featured [ITEM-40] [ITEM-41]', () => {
  expect(newItemValues()).toMatchObject({ isPopular: false, isFeatured: false })
})

test('a vendor who fills in nothing reads what is missing [ITEM-25] [ITEM-27] [ITEM-28]', () => {
  expect(errorsOf(newItemValues())).toEqual(
    expect.arrayContaining([
      ['name', 'Item name is required'],
      ['categoryId', 'Please select a category'],
      ['price', 'Price is required'],
    ]),
  )
})

test('a name of one character is too short [ITEM-26]', () => {
  expect(errorsOf(typed({ name: ' D ' }))).toEqual([['name', 'Name must be at least 2 characters']])
  expect(errorsOf(typed({ name: 'Do' }))).toBeUndefined()
})

test('a price of 0 is allowed, a negative price is not [ITEM-29]', () => {
  expect(errorsOf(typed({ price: '-1' }))).toEqual([['price', 'Price must be positive']])
  expect(errorsOf(typed({ price: '0' }))).toBeUndefined()
})

test('a variation needs a name and a price that is not negative [ITEM-31] [ITEM-32] [ITEM-33]', () => {
  const variations = [
    { ...half, name: '', price: '' },
    { ...half, id: 'var_2', price: '-5' },
  ]
  expect(errorsOf(typed({ variations }))).toEqual([
    ['variations.0.name', 'Variation name is required'],
    ['variations.0.price', 'Price is required'],
    ['variations.1.price', 'Price must be positive'],
  ])
})

test('a variation needs no description [ITEM-34]', () => {
  expect(errorsOf(typed({ variations: [half] }))).toBeUndefined()
})

test('variations are sent as JSON text with a price of 0, and as null when there are none [ITEM-35] [ITEM-37]', () => {
  const withHalf = messageOf(ItemFormSchema.parse(typed({ variations: [half] })))
  expect(withHalf).toMatchObject({ price: 0, variations: '[{"id":"var_1","name":"Half","price":40}]' })
  expect(messageOf(ItemFormSchema.parse(typed({}))).variations).toBeNull()
})

test('a variation is named by the time it was made, and no two alike [ITEM-36]', () => {
  expect(newVariationId([], 1700000000000)).toBe('var_1700000000000')
  expect(newVariationId(['var_5', 'var_6'], 5)).toBe('var_7')
})

test('an item that is opened and saved as it is has no changes', () => {
  expect(changesOf(dosa, ItemFormSchema.parse(valuesOf(dosa)))).toEqual({})
})

test('only what a vendor changed is sent', () => {
  const values = {
    ...valuesOf(dosa),
    price: '90',
    ingredients: 'rice, , potato, curry leaves',
    description: ' ',
  }
  expect(changesOf(dosa, ItemFormSchema.parse(values))).toEqual({
    price: 90,
    description: null,
    ingredients: ['rice', 'potato', 'curry leaves'],
  })
})

test.each(formFlags)('a vendor who changes %s in the form sends just that', (flag) => {
  const values = { ...valuesOf(dosa), [flag]: !dosa[flag] }
  expect(changesOf(dosa, ItemFormSchema.parse(values))).toEqual({ [flag]: !dosa[flag] })
})

test('a price that moves into variations is sent as 0 [ITEM-35]', () => {
  const values = { ...valuesOf(dosa), variations: [half] }
  expect(changesOf(dosa, ItemFormSchema.parse(values))).toMatchObject({
    price: 0,
    variations: expect.any(String),
  })
})
