import type { APIRequestContext, Page } from '@playwright/test'
import * as english from '@thela/words/in/en/menu'
import * as gujarati from '@thela/words/in/gu/menu'
import * as hindi from '@thela/words/in/hi/menu'
import { expectAccessible } from './accessibility.ts'
import { PHONE } from './ads.ts'
import { expect, longTest, test, type Vendor } from './fixtures.ts'
import { share } from './long.ts'
import { DEFAULT_LAYOUT, designs, menuPath, openAlive } from './menu-designs.ts'

test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 } })

const sizes = [
  { id: 'half', name: 'Half', price: 60 },
  { id: 'full', name: 'Full', price: 110 },
]

/** A menu in English and Gujarati, in one of our designs. */
async function bilingualMenu(request: APIRequestContext, vendor: Vendor, templateId?: string) {
  const headers = { authorization: `Bearer ${vendor.token}` }
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await request[method](path, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }

  await send('put', '/api/vendors/profile', { menuLanguage: 'en', otherLanguages: ['gu'] })
  if (templateId) await send('post', '/api/vendors/template', { templateId, themeIndex: 0 })
  const { category } = await send('post', '/api/categories', {
    name: 'Snacks',
    translations: { gu: { name: 'નાસ્તો' } },
  })
  const { item } = await send('post', '/api/items', {
    name: 'Misal Pav',
    description: 'Sprouts in a hot gravy',
    categoryId: category.id,
    variations: sizes,
    translations: {
      gu: { name: 'મિસળ પાવ', description: 'તીખી ઉસળ સાથે', variations: { half: 'અડધું', full: 'આખું' } },
    },
  })
  await send('post', '/api/items', { name: 'Samosa', categoryId: category.id, price: 20 })
  return { change: (data: object) => send('put', `/api/items/${item.id}`, data) }
}

const nameOf = (page: Page, name: string) => page.locator('.name').filter({ hasText: name })
const switchOf = (page: Page) => page.getByRole('navigation', { name: /^(Language|ભાષા)$/ })
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer switches between the languages of a menu and reads it in each [LANG-07]', async ({
    page,
    request,
    newVendor,
  }) => {
    const vendor = await newVendor()
    await bilingualMenu(request, vendor)
    await page.goto(menuPath(vendor))
    expect(await languageOf(page)).toBe('en')
    await expect(nameOf(page, 'Misal Pav')).toBeVisible()

    await switchOf(page).getByRole('link', { name: 'ગુજરાતી' }).click()
    await expect(page).toHaveURL(/\?lang=gu$/)
    expect(await languageOf(page)).toBe('gu')
    await expect(page.getByRole('heading', { name: 'નાસ્તો' })).toBeVisible()
    await expect(nameOf(page, 'મિસળ પાવ')).toBeVisible()
    await expect(page.getByText('અડધું', { exact: false })).toBeVisible()
    await expect(nameOf(page, 'Samosa')).toHaveAttribute('lang', 'en')

    await switchOf(page).getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(new RegExp(`${vendor.id}$`))
    await expect(nameOf(page, 'Misal Pav')).toBeVisible()
  })
})

for (const templateId of share(designs, 1, 4)) {
  test(`a menu in ${templateId} is read, opened and checked in another language [LANG-06] [LANG-07]`, async ({
    page,
    request,
    newVendor,
  }) => {
    const vendor = await newVendor()
    await bilingualMenu(request, vendor, templateId === DEFAULT_LAYOUT ? undefined : templateId)
    const visit = page.waitForRequest('**/api/public/menu-view')
    await page.goto(`${menuPath(vendor)}?lang=gu`)
    expect((await visit).postDataJSON()).toMatchObject({ vendorId: vendor.id })
    await expect(switchOf(page).locator('[aria-current]')).toHaveText('ગુજરાતી')
    await nameOf(page, 'મિસળ પાવ').click()
    const sheet = page.getByRole('dialog', { name: 'મિસળ પાવ' })
    await expect(sheet).toContainText('તીખી ઉસળ સાથે')
    await expect(sheet).toContainText('આખું')
    await page.keyboard.press('Escape')
    await expectAccessible(page)
  })
}

test('a menu in another language loads the words of that language and of no other [LANG-11]', async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await newVendor()
  await bilingualMenu(request, vendor)
  const loaded: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response.text())
  })
  await openAlive(page, `${menuPath(vendor)}?lang=gu`)
  const scripts = (await Promise.all(loaded)).join('\n')
  expect(scripts).toContain(gujarati.soldOutToday)
  for (const other of [english, hindi]) expect(scripts).not.toContain(other.soldOutToday)
})

longTest(
  'a change arrives in the language that is being read [LANG-07] [QUICK-09]',
  async ({ page, request, newVendor }) => {
    const vendor = await newVendor()
    const menu = await bilingualMenu(request, vendor)
    const asked: string[] = []
    page.on('request', (one) => {
      if (one.resourceType() === 'fetch' && one.url().includes(vendor.id)) asked.push(one.url())
    })
    await page.clock.install()
    await page.goto(`${menuPath(vendor)}?lang=gu`)
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return page.locator('p[role=status]').count()
      })
      .toBe(1)

    await menu.change({ translations: { gu: { name: 'તીખું મિસળ' } } })
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return nameOf(page, 'તીખું મિસળ').count()
      })
      .toBe(1)
    expect(asked.filter((url) => !url.endsWith('?lang=gu') && !url.includes('/api/'))).toEqual([])
    await expect(nameOf(page, 'Samosa')).toHaveAttribute('lang', 'en')
  },
)

test.describe('with a phone in Gujarati', () => {
  test.use({ locale: 'gu-IN' })

  test('the language of the phone is offered once, in place of the switch [LANG-07]', async ({
    page,
    request,
    newVendor,
  }) => {
    const vendor = await newVendor()
    await bilingualMenu(request, vendor)
    await page.goto(menuPath(vendor))
    expect(await languageOf(page)).toBe('en')
    const offer = page.getByText('Read this menu in ગુજરાતી')
    await expect(offer).toBeVisible()
    await expectAccessible(page)
    expect(await heightOf(page)).toBe(44)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(offer).toHaveCount(0)
    await expect(switchOf(page).getByRole('link', { name: 'ગુજરાતી' })).toBeVisible()

    await page.reload()
    await expect(page.locator('p[role=status]')).toHaveCount(1)
    await expect(offer).toHaveCount(0)
  })

  test('the offer leads to the menu in that language, where nothing is offered [LANG-07]', async ({
    page,
    request,
    newVendor,
  }) => {
    const vendor = await newVendor()
    await bilingualMenu(request, vendor)
    await page.goto(menuPath(vendor))
    await page.getByRole('link', { name: 'Read this menu in ગુજરાતી' }).click()
    await expect(page).toHaveURL(/\?lang=gu$/)
    await expect(page.locator('p[role=status]')).toHaveCount(1)
    await expect(page.locator('.offer')).toHaveCount(0)
    await expect(nameOf(page, 'મિસળ પાવ')).toBeVisible()
  })
})

const heightOf = (page: Page) =>
  switchOf(page).evaluate((element) => Math.round(element.getBoundingClientRect().height))

test('a phone in the main language is offered nothing, and an unknown language shows the main one [LANG-07]', async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await newVendor()
  await bilingualMenu(request, vendor)
  await page.goto(`${menuPath(vendor)}?lang=fr`)
  expect(await languageOf(page)).toBe('en')
  await expect(page.locator('p[role=status]')).toHaveCount(1)
  await expect(page.locator('.offer')).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${vendor.id}$`))
  const alternates = page.locator('link[rel=alternate]')
  expect(await alternates.evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')))).toEqual([
    'en',
    'gu',
    'x-default',
  ])
})
