import { readFileSync } from 'node:fs'
import { forEachFlag, type ItemDetail } from '@thela/contract/menus/item-fields'
import { halfHours } from '@thela/contract/values/dates'
import { Price } from '@thela/contract/values/price'
import { cuisines, priceRanges } from '@thela/contract/vendors/profile'
import { z } from 'zod'

/** The stalls in the order in which one walks past them. */
const stalls = [
  'demo-vendor',
  'annapurna-thali',
  'madhav-ghari',
  'jayshree-dosa',
  'kashi-chaat',
  'bhikhu-egg',
  'zaika-biryani',
  'bombay-toast',
  'tapi-coco',
  'cafe-zaria',
]

/** A food street in Surat: invented people, honest prices. */
export function readDemoStreet(): DemoVendor[] {
  return stalls.map((stall) => {
    const text = readFileSync(new URL(`./street/${stall}.json`, import.meta.url), 'utf8')
    return DemoVendor.parse(JSON.parse(text))
  })
}

const details = {
  nameEn: z.string().max(120).nullable().default(null),
  originalPrice: Price.nullable().default(null),
  preparationTime: z.string().max(20).nullable().default(null),
  calories: z.int().nullable().default(null),
  ingredients: z.array(z.string().min(1).max(60)).default([]),
} satisfies Record<ItemDetail, z.ZodType>

// Strict, so that a misspelt field is an error and not silently its default.
const DemoItem = z.strictObject({
  name: z.string().min(2).max(120),
  description: z.string().max(1000).nullable(),
  price: Price,
  ...forEachFlag(({ defaultValue }) => z.boolean().default(defaultValue)),
  ...details,
  variations: z
    .array(z.strictObject({ name: z.string().min(1).max(60), price: Price }))
    .min(1)
    .max(50)
    .nullable()
    .default(null),
  picture: z.string().nullable().default(null),
})

const DemoCategory = z.strictObject({
  name: z.string().min(2).max(100),
  description: z.string().max(500).nullable(),
  items: z.array(DemoItem),
})

const DemoVendor = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,16}$/),
  name: z.string().min(2).max(100),
  businessName: z.string().min(2).max(120),
  phone: z.string().regex(/^\+91990010000\d$/),
  email: z.email().endsWith('@example.com').nullable(),
  address: z.string().max(300),
  area: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  description: z.string().max(1000),
  tagline: z.string().max(120).nullable(),
  cuisine: z.enum(cuisines).nullable(),
  priceRange: z.enum(priceRanges),
  openingTime: z.enum(halfHours),
  closingTime: z.enum(halfHours),
  showAds: z.boolean(),
  templateId: z.string().nullable(),
  themeIndex: z.int().min(0).max(5),
  joinedDaysAgo: z.int().min(0),
  categories: z.array(DemoCategory),
})
export type DemoVendor = z.infer<typeof DemoVendor>
