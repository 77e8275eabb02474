import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test, type Vendor } from './fixtures.ts'
import { menuApi } from './menu-api.ts'

test.use({ viewport: { width: 390, height: 844 } })

const publicPages = [
  '/',
  '/about',
  '/pricing',
  '/contact',
  '/privacy',
  '/terms',
  // Which finds nothing: the texts of stalls are their own.
  '/search?search=qqqq',
  '/auth/login',
  '/auth/register',
  '/no-such-page',
]
const dashboardPages = [
  '/dashboard',
  '/dashboard/categories',
  '/dashboard/categories?add=1',
  '/dashboard/items',
  '/dashboard/items?add=1',
  '/dashboard/items/add-dishes',
  '/dashboard/profile',
  '/dashboard/analytics',
  '/dashboard/qr-code',
  '/dashboard/templates',
]

/** A stall whose own texts are in the language, so that every Latin letter on a screen is ours. */
const stalls = {
  hi: { script: 'Devanagari', name: 'आशा', businessName: 'आशा चाट', category: 'चाट', dish: 'पानी पूरी' },
  gu: { script: 'Gujarati', name: 'આશા', businessName: 'આશા ચાટ', category: 'ચાટ', dish: 'પાણીપુરી' },
} as const

for (const [language, stall] of Object.entries(stalls))
  test.describe(stall.script, () => {
    test.use({ locale: `${language}-IN` })

    for (const path of publicPages)
      test(`${path} is read without an English word, and nothing is cut [LANG-02] [LANG-12]`, async ({
        page,
      }) => {
        await page.goto(path)
        await expectOnly(page, language)
      })

    for (const path of dashboardPages)
      test(`${path} is read without an English word, and nothing is cut [LANG-02] [LANG-12]`, async ({
        page,
        request,
        newVendor,
        signIn,
      }) => {
        const { name, businessName, category, dish } = stall
        const vendor = await newVendor({ name, businessName })
        const menu = menuApi(request, vendor)
        const { id } = await menu.addCategory(category)
        await menu.addItem({ categoryId: id, name: dish, price: 30, preparationTime: '' })
        await signIn(page, vendor)
        await page.goto(path)
        await expectOnly(page, language, vendor)
      })
  })

/** The page is in the language, without a Latin word that is not a name, and fits the screen. */
async function expectOnly(page: Page, language: string, vendor?: Vendor) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('h1, h2').first()).toBeVisible()
  await page.waitForLoadState('networkidle')

  await expect.poll(async () => latinWords(await readTexts(page), vendor)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
}

/** What is in another language on purpose, what is not shown, and the names of places. */
const others =
  '[lang]:not(html), script, style, template, noscript, code, select:is([name=country], [name=state], [name=city], [name=area])'

/** All that is read on the page or read aloud, without those. */
const readTexts = (page: Page) =>
  page.evaluate(
    ([readAloud, others]) => {
      const isOurs = (element: Element | null) => !element?.closest(others)
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
        isOurs(parentElement) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
      )
      const texts: string[] = [document.title]
      while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')

      const labelled = [...document.querySelectorAll(readAloud.map((name) => `[${name}]`).join())]
      return texts.concat(
        labelled
          .filter(isOurs)
          .flatMap((element) => readAloud.map((name) => element.getAttribute(name) ?? '')),
      )
    },
    [['aria-label', 'placeholder', 'alt', 'title'], others] as const,
  )

/** Names, formats, units, designs and examples that have Latin letters in every language. */
const names =
  /^(Thela|QR|WhatsApp|PNG|PDF|CSV|SVG|JPG|JPEG|WebP|MB|KB|GB|UPI|GPS|A4|A5|A6|GIF|JSON|IP|JavaScript|Google|Maps|Instagram|kcal|cm|alt|Adajan|Namaste|English|Basic|Modern|Minimal|Street|Food|Vibrant|Digital|Menu|Skeleton|Luxury)$/i

function latinWords(texts: string[], vendor?: Vendor) {
  const words = texts
    .map((text) => text.replaceAll(vendor?.id ?? ' ', ' '))
    .map((text) => text.replaceAll(/\S+@\S+|https?:\S+|\S+\.(test|com|in|csv|png|pdf)\b\S*|\/m\/\S+/gi, ' '))
    .flatMap((text) => text.match(/[A-Za-z][A-Za-z'’]+/g) ?? [])
  return [...new Set(words)].filter((word) => !names.test(word))
}
