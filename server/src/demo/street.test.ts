import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { diets } from '@thela/contract/menus/diets'
import { itemFlagNames } from '@thela/contract/menus/item-fields'
import { slugify } from '@thela/contract/values/slug'
import { expect, test } from 'vitest'
import { readDemoStreet } from './street.ts'
import { varyDrawing } from './vary-drawing.ts'

const street = readDemoStreet()
const itemsOf = (vendor: (typeof street)[number]) => vendor.categories.flatMap(({ items }) => items)
const allItems = street.flatMap(itemsOf)

const pictureFile = (name: string) => new URL(`./pictures/${name}.svg`, import.meta.url)
const drawings = readdirSync(new URL('./pictures/', import.meta.url))
const unique = <T>(values: T[]) => new Set(values).size === values.length

test('the demo street has every vendor of the folder, the demo vendor first [DEC-142]', () => {
  const files = readdirSync(new URL('./street/', import.meta.url))

  expect(street.map(({ id }) => `${id}.json`).sort()).toEqual(files.sort())
  expect(street.length).toBeGreaterThanOrEqual(8)
  expect(street[0]?.id).toBe('demo-vendor')
})

test('no two vendors share an id, a phone, an email or a slug', () => {
  expect(unique(street.map(({ id }) => id))).toBe(true)
  expect(unique(street.map(({ phone }) => phone))).toBe(true)
  expect(unique(street.flatMap(({ email }) => email ?? []))).toBe(true)
  expect(unique(street.map(({ businessName }) => slugify(businessName)))).toBe(true)
})

test('the demo menus have from 8 to 120 items', () => {
  const sizes = street.map((vendor) => itemsOf(vendor).length).sort((a, b) => a - b)

  expect(sizes[0]).toBe(8)
  expect(sizes.at(-1)).toBe(120)
  for (const size of sizes.slice(1, -1)) {
    expect(size).toBeGreaterThanOrEqual(15)
    expect(size).toBeLessThanOrEqual(60)
  }
})

test('the demo street uses each of the six templates, and the default layout twice', () => {
  const templates = street.map(({ templateId }) => templateId)

  expect(street[0]?.templateId).toBeNull()
  expect(templates.filter((id) => id === null)).toHaveLength(2)
  expect(new Set(templates.filter((id) => id !== null))).toEqual(
    new Set([
      'BasicTemplate',
      'ModernMinimal',
      'StreetFoodVibrant',
      'digital_menuV2',
      'TemplateSkeleton',
      'LuxuryMenuTemplate',
    ]),
  )
  for (const { templateId, themeIndex } of street) {
    if (templateId === 'LuxuryMenuTemplate') expect(themeIndex).toBeLessThanOrEqual(3)
  }
})

test.each([
  ['Gujarati', /\p{Script=Gujarati}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
])('one menu is entirely in %s script and has English names too', (_, script) => {
  const menus = street.filter((vendor) => itemsOf(vendor).every(({ name }) => script.test(name)))

  expect(menus).toHaveLength(1)
  for (const item of menus.flatMap(itemsOf)) expect(item.nameEn).toMatch(/[a-z]/i)
})

const manyLanguages = street.filter(({ otherLanguages }) => otherLanguages.length > 0)

test('five menus are in several languages, one of them in three [LANG-06]', () => {
  expect(manyLanguages.filter(({ otherLanguages }) => otherLanguages.length === 1)).toHaveLength(4)
  expect(manyLanguages.filter(({ otherLanguages }) => otherLanguages.length === 2)).toHaveLength(1)
  expect(manyLanguages.map(({ menuLanguage }) => menuLanguage)).toEqual(
    expect.arrayContaining(['en', 'gu', 'hi']),
  )
})

type Texts = {
  name: string
  description?: string | null
  variations?: (string | { name: string })[] | null
}

/** Its name, its description and the names of its variations. */
const listTexts = ({ name, description, variations }: Texts) => [
  [name],
  description ? [description] : [],
  (variations ?? []).map((variation) => (typeof variation === 'string' ? variation : variation.name)),
]

test.each(manyLanguages)('no text of $businessName is missing in its other languages [LANG-06]', (vendor) => {
  const countTexts = (texts: Texts) => listTexts(texts).map(({ length }) => length)

  for (const { translations, ...main } of [...vendor.categories, ...itemsOf(vendor)]) {
    expect(Object.keys(translations), main.name).toEqual(vendor.otherLanguages)
    for (const texts of Object.values(translations))
      expect(countTexts(texts), main.name).toEqual(countTexts(main))
  }
})

test.each(manyLanguages)(
  'the texts of $businessName are in the script of their language [LANG-06]',
  (vendor) => {
    const scripts: Record<string, string> = { en: 'Latin', hi: 'Devanagari', gu: 'Gujarati' }
    const scriptsOf = (text: string) =>
      Object.values(scripts).filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(text))

    for (const { translations, ...main } of [...vendor.categories, ...itemsOf(vendor)])
      for (const [language, texts] of Object.entries<Texts>({ ...translations, [vendor.menuLanguage]: main }))
        for (const text of listTexts(texts).flat()) expect(scriptsOf(text), text).toEqual([scripts[language]])
  },
)

test('the business names include Gujarati script, an accent and an apostrophe', () => {
  const slugs = street.map(({ businessName }) => slugify(businessName))

  expect(slugs).toContain('અન્નપૂર્ણા-ભોજનાલય')
  expect(slugs).toContain('café-zaria-rooftop')
  expect(slugs).toContain('bhikhus-egg-ghotalo')
})

test.each(itemFlagNames)('some items have %s set and others do not', (flag) => {
  expect(new Set(allItems.map((item) => item[flag]))).toEqual(new Set([true, false]))
})

test('the street has dishes of each mark [DIET-01]', () => {
  const marks = allItems.map(({ isVeg, markIfNotVeg }) => (isVeg ? 'veg' : markIfNotVeg))
  expect(new Set(marks)).toEqual(new Set(['veg', 'egg', 'nonveg']))
})

test('some dishes of the street say what they are made for and contain, and most say nothing [DIET-02]', () => {
  const said = allItems.filter(({ diets, allergens }) => diets.length + allergens.length > 0)
  expect(new Set(said.flatMap(({ diets }) => diets))).toEqual(new Set(diets))
  expect(new Set(said.flatMap(({ allergens }) => allergens)).size).toBeGreaterThan(5)
  expect(said.length).toBeLessThan(allItems.length / 4)
})

test('an item with variations has no price of its own, and any other has one', () => {
  for (const { name, price, originalPrice, variations } of allItems) {
    expect([name, price > 0]).toEqual([name, variations === null])
    if (originalPrice !== null) expect(originalPrice).toBeGreaterThan(price)
    for (const variation of variations ?? []) expect(variation.price).toBeGreaterThan(0)
    expect(unique((variations ?? []).map((variation) => variation.name))).toBe(true)
  }
})

test('names are unique within a menu, and descriptions are unique in the whole street', () => {
  for (const vendor of street) {
    expect(unique(vendor.categories.map(({ name }) => name))).toBe(true)
    expect(unique(itemsOf(vendor).map(({ name }) => name))).toBe(true)
  }

  const descriptions = allItems.flatMap(({ description }) => description ?? [])
  expect(unique(descriptions)).toBe(true)
  expect(descriptions.length / allItems.length).toBeGreaterThan(0.85)
})

test('every picture and logo has a file, and every file is used', () => {
  const needed = new Set([
    ...allItems.flatMap(({ picture }) => picture?.replace(/-\d+$/, '') ?? []),
    ...street.map(({ id }) => `logo-${id}`),
    'cover-street',
    'cover-rooftop',
  ])

  for (const name of needed) expect([name, existsSync(pictureFile(name))]).toEqual([name, true])
  expect(drawings.toSorted()).toEqual([...needed].map((name) => `${name}.svg`).toSorted())
})

test('no two dishes of the street have the same picture', () => {
  const pictures = allItems.flatMap(({ picture }) => picture ?? [])
  const drawn = pictures.map((name) => {
    const [, kind = name, n = 0] = /^(.*)-(\d+)$/.exec(name) ?? []
    return varyDrawing(readFileSync(pictureFile(kind), 'utf8'), kind, Number(n))
  })

  expect(pictures.length).toBeGreaterThan(90)
  expect(unique(pictures)).toBe(true)
  expect(unique(drawn)).toBe(true)
})

test('a variation keeps the dish, on another table, and is the same every time', () => {
  for (const file of drawings.filter((file) => !/^(logo|cover)-/.test(file))) {
    const drawing = readFileSync(new URL(`./pictures/${file}`, import.meta.url), 'utf8')
    const [first, again] = [1, 1].map((n) => varyDrawing(drawing, file, n))
    const shapes = (svg: string) => svg.match(/<(path|ellipse|circle|rect)/g)?.length ?? 0

    expect(first, file).toBe(again)
    expect(shapes(first ?? ''), file).toBeGreaterThanOrEqual(shapes(drawing))
    expect(first?.split('\n')[1], file).not.toBe(drawing.split('\n')[1])
  }
})

test('picture files contain no text, script or external image', () => {
  for (const file of drawings) {
    const drawing = readFileSync(new URL(`./pictures/${file}`, import.meta.url), 'utf8')
    expect(drawing).not.toMatch(/<text|<script|<image|href|font/)
  }
})

test('no item states calories [DEC-036]', () => {
  expect(allItems.every(({ calories }) => calories === null)).toBe(true)
})

test('one vendor has no tagline and one has no cuisine', () => {
  expect(street.filter(({ tagline }) => tagline === null)).toHaveLength(1)
  expect(street.filter(({ cuisine }) => cuisine === null)).toHaveLength(1)
})

test('opening and closing times are on the hour or half hour', () => {
  for (const { openingTime, closingTime } of street) {
    expect(openingTime).toMatch(/^([01]\d|2[0-3]):(00|30)$/)
    expect(closingTime).toMatch(/^([01]\d|2[0-3]):(00|30)$/)
  }
})
