import { expect, test } from 'vitest'
import { pageOf, sampleItem, samplePage, sampleVendor } from '../testing/sample-page.ts'
import { groupOf, makeView } from './view-model.ts'

const options = { siteName: 'Thela', preparationTime: '5-10 min' }

const viewOf = (change: Parameters<typeof sampleItem>[0], more = {}) => {
  const item = makeView(pageOf(sampleItem(change)), { ...options, ...more }).categories[0]?.items[0]
  if (!item) throw new Error('no item')
  return item
}

const vendorOf = (change: Parameters<typeof sampleVendor>[0]) =>
  makeView({ ...samplePage(0), vendor: sampleVendor(change) }, options).vendor

const sizes = (...prices: number[]) =>
  JSON.stringify(prices.map((price, index) => ({ id: `v${index}`, name: `Size ${index}`, price })))

test('an item answers to both names of each field [ENT-18] [ENT-53]', () => {
  const item = viewOf({
    description: 'Hot',
    preparationTime: '8 min',
    isFeatured: true,
    spicy: true,
    calories: 250,
  })

  expect(item).toMatchObject({
    id: 'item-1',
    name: 'Samosa',
    price: 20,
    description: 'Hot',
    desc: 'Hot',
    category: 'Snacks',
    originalCategory: 'Snacks',
    isVeg: true,
    veg: true,
    time: '8 min',
    isTimeEstimated: false,
    isPopular: false,
    isFeatured: true,
    isSignature: true,
    spicy: true,
    calories: 250,
    ingredients: [],
  })
})

test('missing times are estimated, but calories and ratings are invented for samples only [ENT-19]', () => {
  expect(viewOf({})).toMatchObject({ time: '5-10 min', isTimeEstimated: true, calories: null, rating: null })
  expect(viewOf({}, { preparationTime: '15-20 min' }).time).toBe('15-20 min')
  expect(viewOf({}, { isSample: true })).toMatchObject({ calories: 300, rating: 4.5 })
  expect(viewOf({ calories: 90 }, { isSample: true }).calories).toBe(90)
})

test('a plain number is a preparation time in minutes', () => {
  expect(viewOf({ preparationTime: '12' }).time).toBe('12 min')
  expect(viewOf({ preparationTime: '10-12 min' }).time).toBe('10-12 min')
})

test('an item without a category is in Other [ENT-20]', () => {
  const page = pageOf(sampleItem({ category: '' }))
  page.categories[0] = {
    ...page.categories[0],
    id: 'x',
    name: '',
    description: null,
    menuItems: [sampleItem({ category: '' })],
  }

  expect(makeView(page, options).categories[0]?.items[0]?.originalCategory).toBe('Other')
})

test('sizes give the lowest price, with From only when they differ', () => {
  expect(viewOf({ price: 0, variations: sizes(70, 40) })).toMatchObject({ price: 40, isFrom: true })
  expect(viewOf({ price: 0, variations: sizes(40, 40) })).toMatchObject({ price: 40, isFrom: false })
  expect(viewOf({ price: 15 })).toMatchObject({ price: 15, isFrom: false, variations: [] })
})

test('an original price counts only when it is higher than the price', () => {
  expect(viewOf({ price: 60, originalPrice: 80 }).wasPrice).toBe(80)
  expect(viewOf({ price: 60, originalPrice: 60 }).wasPrice).toBeNull()
  expect(viewOf({ price: 0, originalPrice: 50, variations: sizes(70, 90) }).wasPrice).toBeNull()
})

test('a vendor without a tagline has the default one [ENT-16]', () => {
  expect(vendorOf({ tagline: '' }).tagline).toBe('Delicious food, great service')
  expect(vendorOf({ tagline: 'Since 1974' }).tagline).toBe('Since 1974')
})

test('a vendor shows his initial as his customers write it', () => {
  expect(vendorOf({ businessName: ' ramesh locho' }).initial).toBe('R')
  expect(vendorOf({ businessName: 'श्री गणेश' }).initial).toBe('श्री')
  expect(vendorOf({ businessName: 'ગોપાલ' }).initial).toBe('ગો')
})

test('opening hours show in twelve hours, and only when both are known [FMT-05]', () => {
  expect(vendorOf({ openingTime: '07:00', closingTime: '22:30' }).hours).toBe('7:00 AM – 10:30 PM')
  expect(vendorOf({ openingTime: '07:00', closingTime: null }).hours).toBeNull()
})

test('a phone can be called and a place be found', () => {
  expect(vendorOf({ phone: '+91 (98250) 12-345' }).callUrl).toBe('tel:+919825012345')
  expect(vendorOf({}).mapUrl).toContain('query=Ramesh%20Locho%20House%2C%20Opposite')
})

test('the credit belongs to the plan with ads', () => {
  expect(vendorOf({ showAds: true }).poweredBy).toBe('Thela')
  expect(vendorOf({ showAds: false }).poweredBy).toBeNull()
})

test('categories fall into snacks, drinks and mains by their words [ENT-21]', () => {
  const groups = [
    'Evening Snacks',
    'CHAAT',
    'Appetizers',
    'Starters',
    'Cold drinks',
    'Beverages',
    'Fresh Juice',
    'Thali',
  ]

  expect(groups.map(groupOf)).toEqual([
    'snacks',
    'snacks',
    'snacks',
    'snacks',
    'drinks',
    'drinks',
    'drinks',
    'mains',
  ])
})
