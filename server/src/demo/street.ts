import { readFileSync } from 'node:fs'
import { allergens, diets } from '@thela/contract/menus/diets'
import { forEachFlag, type ItemDetail } from '@thela/contract/menus/item-fields'
import { halfHours } from '@thela/contract/values/dates'
import { languageCodes, MAX_MENU_LANGUAGES } from '@thela/contract/values/languages'
import { Price } from '@thela/contract/values/price'
import { FssaiNumber } from '@thela/contract/vendors/fssai-number'
import { WeekHours } from '@thela/contract/vendors/opening-hours'
import { cuisines, priceRanges } from '@thela/contract/vendors/profile'
import { z } from 'zod'

/** The stalls in the order of the street. */
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

/** A food street in Surat: invented people, realistic prices. */
export function readDemoStreet(): DemoVendor[] {
  const street = stalls.map((stall) => {
    const text = readFileSync(new URL(`./street/${stall}.json`, import.meta.url), 'utf8')
    return DemoVendor.parse(JSON.parse(text))
  })
  numberPictures(street)
  return street
}

/** Every dish of a kind has a picture of its own: 'dosa', 'dosa-1', 'dosa-2'. */
function numberPictures(street: DemoVendor[]) {
  const counts = new Map<string, number>()
  for (const item of street.flatMap(({ categories }) => categories.flatMap(({ items }) => items))) {
    if (!item.picture) continue
    const kind = item.picture
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    if (count > 0) item.picture = `${kind}-${count}`
  }
}

const details = {
  nameEn: z.string().max(120).nullable().default(null),
  originalPrice: Price.nullable().default(null),
  preparationTime: z.string().max(20).nullable().default(null),
  calories: z.int().nullable().default(null),
  ingredients: z.array(z.string().min(1).max(60)).default([]),
} satisfies Record<ItemDetail, z.ZodType>

const Language = z.enum(languageCodes)

// Strict, so that a misspelt field is an error and not silently its default.
const DemoItem = z.strictObject({
  name: z.string().min(2).max(120),
  description: z.string().max(1000).nullable(),
  price: Price,
  ...forEachFlag(({ defaultValue }) => z.boolean().default(defaultValue)),
  /** Of an item that is not veg. */
  markIfNotVeg: z.enum(['nonveg', 'egg']).default('nonveg'),
  diets: z.array(z.enum(diets)).default([]),
  allergens: z.array(z.enum(allergens)).default([]),
  ...details,
  variations: z
    .array(z.strictObject({ name: z.string().min(1).max(60), price: Price }))
    .min(1)
    .max(50)
    .nullable()
    .default(null),
  picture: z.string().nullable().default(null),
  /** The names of variations in the order of the variations. */
  translations: z
    .partialRecord(
      Language,
      z.strictObject({
        name: z.string().min(2).max(120),
        description: z.string().max(1000).optional(),
        variations: z.array(z.string().min(1).max(60)).optional(),
      }),
    )
    .default({}),
})

const DemoCategory = z.strictObject({
  name: z.string().min(2).max(100),
  description: z.string().max(500).nullable(),
  translations: z
    .partialRecord(
      Language,
      z.strictObject({ name: z.string().min(2).max(100), description: z.string().max(500).optional() }),
    )
    .default({}),
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
  weekHours: WeekHours.nullable().default(null),
  orderSlip: z.boolean().default(false),
  /** Of no state, so that it is nobody's. */
  fssaiNumber: FssaiNumber.default(null),
  showAds: z.boolean(),
  templateId: z.string().nullable(),
  themeIndex: z.int().min(0).max(5),
  joinedDaysAgo: z.int().min(0),
  menuLanguage: Language.default('en'),
  otherLanguages: z
    .array(Language)
    .max(MAX_MENU_LANGUAGES - 1)
    .default([]),
  categories: z.array(DemoCategory),
})
export type DemoVendor = z.infer<typeof DemoVendor>
