import { isLong } from '../scripts/long.ts'
import { test } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { expectOnly } from './one-language.ts'

test.use({ viewport: { width: 390, height: 844 } })

const publicPages = [
  '/',
  '/about',
  '/pricing',
  '/contact',
  '/help',
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

/** A third of the pages in each language; npm run test:long opens all in both. */
const third = (pages: string[], language: string) =>
  isLong ? pages : pages.filter((_, at) => at % 3 === Object.keys(stalls).indexOf(language))

/** A stall whose own texts are in the language, so that every Latin letter on a screen is ours. */
const stalls = {
  hi: { script: 'Devanagari', name: 'आशा', businessName: 'आशा चाट', category: 'चाट', dish: 'पानी पूरी' },
  gu: { script: 'Gujarati', name: 'આશા', businessName: 'આશા ચાટ', category: 'ચાટ', dish: 'પાણીપુરી' },
} as const

for (const [language, stall] of Object.entries(stalls))
  test.describe(stall.script, () => {
    test.use({ locale: `${language}-IN` })

    test('public pages are read without an English word, and nothing is cut [LANG-02] [LANG-12]', async ({
      page,
    }) => {
      for (const path of third(publicPages, language))
        await test.step(path, async () => {
          await page.goto(path)
          await expectOnly(page, language)
        })
    })

    test('pages of the dashboard are read without an English word, and nothing is cut [LANG-02] [LANG-12]', async ({
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
      for (const path of third(dashboardPages, language))
        await test.step(path, async () => {
          await page.goto(path)
          await expectOnly(page, language, [vendor.id])
        })
    })
  })
