import type { Page } from '@playwright/test'
import { PASSWORD } from './credentials.ts'
import { expect, longTest, test } from './fixtures.ts'
import { share } from './long.ts'
import { openAlive } from './menu-designs.ts'
import { expectOnly } from './one-language.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** A stall whose own texts are in the language, so that every Latin letter on a screen is ours. */
const stalls = {
  hi: { script: 'Devanagari', name: 'आशा', businessName: 'आशा चाट', kind: /^चाट/, dish: 'पानी पूरी' },
  gu: { script: 'Gujarati', name: 'આશા', businessName: 'આશા ચાટ', kind: /^ચાટ/, dish: 'પાણીપુરી' },
} as const

for (const [language, stall] of share(Object.entries(stalls), 0, 2)) {
  test.describe(stall.script, () => {
    test.use({ locale: `${language}-IN` })

    longTest(
      'from the registration to the code and through the day, and to the customer [LANG-12]',
      async ({ page }) => {
        test.setTimeout(300_000)
        const words = await wordsOf(language)
        await register(page, words, stall)
        await expectOnly(page, language)
        const id = await page.evaluate(() => JSON.parse(localStorage.getItem('thela-user') ?? '{}').id)

        await addFirstDishes(page, words, { language, ...stall })
        await chooseDesign(page, words)
        await expectOnly(page, language)
        await page.getByRole('link', { name: words.menuSteps.next }).tap()
        await expect(page.getByRole('button', { name: words.qrCode.copyLink })).toBeVisible()
        await expectOnly(page, language)

        await runTheDay(page, words, { language, ...stall })
        await readAsCustomer(page, words, { language, id, ...stall })
        await signOut(page, words, language)
      },
    )
  })
}

type Words = Awaited<ReturnType<typeof wordsOf>>
type Stall = { language: string; name: string; businessName: string; kind: RegExp; dish: string }

async function wordsOf(language: string) {
  const read = (file: string) => import(`@thela/words/in/${language}/${file}`)
  return {
    register: await read('accounts/register'),
    firstSteps: await read('dashboard/first-steps'),
    library: await read('dashboard/add-dishes/library'),
    addDishes: await read('dashboard/add-dishes/page'),
    templates: await read('dashboard/templates'),
    menuSteps: await read('dashboard/menu-steps'),
    qrCode: await read('dashboard/qr-code'),
    items: await read('dashboard/items'),
    price: await read('dashboard/items-price'),
    shell: await read('dashboard/shell'),
    menu: await read('menu'),
  }
}

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]', { hasText: text }).first()

async function register(
  page: Page,
  { register: words }: Words,
  { name, businessName }: Omit<Stall, 'language'>,
) {
  await page.goto('/auth/register')
  const phone = String(Math.floor(7e9 + Math.random() * 2.9e9))
  await page.getByLabel(words.nameLabel).fill(name)
  await page.getByLabel(words.phoneLabel).fill(phone)
  for (const field of await page.locator('input[type=password]').all()) await field.fill(PASSWORD)
  await page.getByRole('button', { name: words.goOn }).tap()
  await page.getByLabel(words.businessNameLabel).fill(businessName)
  await page.getByRole('combobox').first().fill('Adajan')
  await page.getByRole('option', { name: 'Adajan, Surat, Gujarat, India' }).tap()
  await page.getByRole('button', { name: words.create }).tap()
  await expect(page).toHaveURL('/dashboard')
}

/** The library's dishes in the language, the first two with a price. */
async function addFirstDishes(page: Page, words: Words, { language, kind, dish }: Stall) {
  await page.getByRole('link', { name: words.firstSteps.chooseKind }).tap()
  await page.getByRole('link', { name: kind }).first().tap()
  const first = page.getByRole('checkbox', { name: dish, exact: true })
  await first.tap()
  await page.getByRole('checkbox', { checked: false }).first().tap()
  await expectOnly(page, language)
  for (const price of await page.getByRole('spinbutton').all()) await price.fill('30')
  await page.getByRole('button', { name: words.addDishes.addToMenu }).tap()
  await expect(page).toHaveURL('/dashboard/templates?guide=1')
}

async function chooseDesign(page: Page, { templates }: Words) {
  const card = page.getByRole('article', { name: templates.catalogue['Street Food Vibrant'] })
  await card.getByRole('button').last().tap()
  await expect(toast(page, templates.appliedSuccessfully)).toBeVisible()
}

/** One dish is sold out for today, and costs more from now on. */
async function runTheDay(page: Page, { items, price }: Words, { language, dish }: Stall) {
  await page.goto('/dashboard/items')
  await page.getByRole('button', { name: items.changePrice('₹30', dish) }).tap()
  const dialog = page.getByRole('dialog', { name: price.title(dish) })
  await expectOnly(page, language)
  await dialog.getByRole('spinbutton').fill('40')
  await dialog.getByRole('button', { name: price.save }).tap()
  await expect(page.getByRole('button', { name: items.changePrice('₹40', dish) })).toBeVisible()

  await page.getByRole('button', { name: items.soldOutTodayItem(dish) }).tap()
  await expect(toast(page, dish)).toBeVisible()
  await expectOnly(page, language)
}

/** What a customer does with the menu: search, nothing found, a favourite, the code. */
async function readAsCustomer(page: Page, { menu }: Words, { language, dish, id }: Stall & { id: string }) {
  await openAlive(page, `/m/${id}`)
  await expect(page.getByText(menu.soldOutToday).first()).toBeVisible()
  await expectOnly(page, language)
  const search = page.getByRole('searchbox').first()
  await search.fill('qqqq')
  await expect(page.getByText(menu.nothingFor('qqqq'))).toBeVisible()
  await expectOnly(page, language, [id, 'qqqq'])
  await search.fill('pani puri')
  await expect(page.locator('#items').getByText(dish).first()).toBeVisible()
  await search.fill('')
  await page.getByRole('button', { name: menu.showQr }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectOnly(page, language)
}

async function signOut(page: Page, { shell }: Words, language: string) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: shell.openMenu }).tap()
  await expectOnly(page, language)
  await page.getByRole('button', { name: shell.logout }).tap()
  await expect(page).toHaveURL('/')
  await expectOnly(page, language)
}
