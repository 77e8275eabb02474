import { readdirSync, readFileSync } from 'node:fs'
import type { ItemTranslations } from '@thela/contract/menus/translations'
import { slugify } from '@thela/contract/values/slug'
import { digitsOf } from '@thela/contract/vendors/phone-number'
import { makePicture } from '../features/core/uploads/make-picture.ts'
import { storePicture } from '../features/core/uploads/store-picture.ts'
import { hashPassword } from '../features/identity/passwords/passwords.ts'
import { scanAddress, storeQrCode } from '../features/vendors/qr-code/store-qr-code.ts'
import { readPhone } from '../features/vendors/record/phone-numbers.ts'
import type { Platform } from '../platform.ts'
import { addDemoAds } from './ads.ts'
import { DEMO_PASSWORD } from './demo-access.ts'
import { type DemoRows, hasVendors, insertDemoVendor } from './queries.ts'
import { type DemoVendor, readDemoStreet } from './street.ts'
import { varyDrawing } from './vary-drawing.ts'
import { addDemoVisits } from './visits.ts'

const pictureFolder = new URL('./pictures/', import.meta.url)
const DAY_MS = 24 * 60 * 60_000

/** Fills an empty platform with a food street in Surat, the same one every time. */
export async function loadDemo(platform: Platform) {
  if (await hasVendors(platform.db)) return

  const vendors = readDemoStreet()
  const pictures = await drawPictures(platform, vendors)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const street = await Promise.all(
    vendors.map(async (vendor) => ({
      ...describe(vendor, pictures),
      qrCodeUrl: await drawQrCode(platform, vendor),
    })),
  )

  await platform.db.transaction().execute(async (db) => {
    for (const { vendor, qrCodeUrl, ...menu } of street) {
      await insertDemoVendor(db, { ...menu, vendor: { ...vendor, qrCodeUrl, passwordHash } })
    }
    await addDemoVisits(db, vendors)
    await addDemoAds(db, pictures)
  })
}

/** Stores our drawings as if a vendor had uploaded them: name → URL. */
async function drawPictures({ files }: Platform, vendors: DemoVendor[]) {
  const drawings = readdirSync(pictureFolder).map((file) => file.replace(/\.svg$/, ''))
  const dishes = vendors.flatMap(({ categories }) => categories.flatMap(({ items }) => items))
  const names = new Set([...drawings, ...dishes.flatMap(({ picture }) => picture ?? [])])

  const drawn = await Promise.all(
    Array.from(names, async (name) => {
      const picture = await makePicture(Buffer.from(readDrawing(name)))
      return [name, await storePicture(files, `demo/${name}`, picture)] as const
    }),
  )
  return new Map<string, string>(drawn)
}

/** 'dosa' is a file, 'dosa-2' a variation of it. */
function readDrawing(name: string) {
  const [, kind = name, n = 0] = /^(.*)-(\d+)$/.exec(name) ?? []
  return varyDrawing(readFileSync(new URL(`${kind}.svg`, pictureFolder), 'utf8'), kind, Number(n))
}

function drawQrCode({ files, config }: Platform, { businessName, id }: DemoVendor) {
  return storeQrCode(files, id, scanAddress(config.publicOrigin, { slug: slugify(businessName), id }))
}

type Pictures = Map<string, string>
type RowsToComplete = Omit<DemoRows, 'vendor'> & { vendor: Omit<DemoRows['vendor'], 'passwordHash'> }

function describe(demo: DemoVendor, pictures: Pictures): RowsToComplete {
  const { categories, joinedDaysAgo, ...vendor } = demo
  const slug = slugify(demo.businessName)

  return {
    vendor: {
      ...vendor,
      slug,
      vendorName: slug,
      phoneDigits: digitsOf(demo.phone),
      phoneE164: readPhone(demo.phone, demo.country),
      themeIndex: demo.themeIndex ?? 0,
      weekHours: demo.weekHours && JSON.stringify(demo.weekHours),
      logoUrl: pictures.get(`logo-${demo.id}`) ?? null,
      coverImageUrl:
        demo.priceRange === '$$$$' ? pictures.get('cover-rooftop') : pictures.get('cover-street'),
      createdAt: new Date(Date.now() - joinedDaysAgo * DAY_MS).toISOString(),
    },
    categories: categories.map(({ items: _, ...category }, index) => ({
      ...category,
      vendorId: demo.id,
      id: `${demo.id}-${index + 1}`,
      position: index + 1,
    })),
    items: categories.flatMap((category, index) => describeItems(demo, { category, index, pictures })),
  }
}

type DemoCategory = DemoVendor['categories'][number]
type DemoItem = DemoCategory['items'][number]
type CategoryWithPictures = { category: DemoCategory; index: number; pictures: Pictures }

function describeItems(
  demo: DemoVendor,
  { category, index, pictures }: CategoryWithPictures,
): DemoRows['items'] {
  return category.items.map(({ picture, variations, translations, ...item }, position) => ({
    ...item,
    vendorId: demo.id,
    id: `${demo.id}-${index + 1}-${position + 1}`,
    categoryId: `${demo.id}-${index + 1}`,
    imageUrl: (picture && pictures.get(picture)) ?? null,
    variations:
      variations && JSON.stringify(variations.map((variation, n) => ({ id: variationId(n), ...variation }))),
    translations: nameVariationsById(translations),
    position: position + 1,
  }))
}

const variationId = (n: number) => `var_${n + 1}`

function nameVariationsById(translations: DemoItem['translations']): ItemTranslations {
  const languages = Object.entries(translations).map(([language, { variations, ...texts }]) => {
    const names = variations?.map((name, n) => [variationId(n), name] as const)
    return [language, { ...texts, ...(names && { variations: Object.fromEntries(names) }) }] as const
  })
  return Object.fromEntries(languages)
}
