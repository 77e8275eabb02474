import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { PHONE } from './ads.ts'
import { expect, longTest, test, type Vendor } from './fixtures.ts'
import { createMenuWithTemplate, DISH, waitForStart } from './hostile-menu.ts'
import { share } from './long.ts'
import { menuApi } from './menu-api.ts'

test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 } })

const MENUS = ['Chaat', 'Dosas', 'Drinks', 'Sweets']
const DISHES_EACH = 6

/** A menu that is longer than the screen, in one of our designs. */
async function longMenu(request: APIRequestContext, vendor: Vendor, templateId: string | null) {
  const headers = { authorization: `Bearer ${vendor.token}` }
  const menu = menuApi(request, vendor)
  for (const name of MENUS) {
    const { id: categoryId } = await menu.addCategory(name)
    for (let n = 1; n <= DISHES_EACH; n++) await menu.addItem({ name: `${name} ${n}`, price: 40, categoryId })
  }
  if (templateId)
    await request.post('/api/vendors/template', { headers, data: { templateId, themeIndex: 0 } })

  const itemOf = async (name: string) => (await menu.readItems()).find((item) => item.name === name)?.id
  return {
    change: async (name: string, data: object) => {
      const answer = await request.put(`/api/items/${await itemOf(name)}`, { headers, data })
      expect(answer.ok()).toBe(true)
    },
    remove: async (name: string) => {
      const answer = await request.delete(`/api/items/${await itemOf(name)}`, { headers })
      expect(answer.ok()).toBe(true)
    },
    addTo: async (category: string, name: string) => {
      const categories = await menu.readCategories()
      await menu.addItem({ name, price: 90, categoryId: categories.find((one) => one.name === category)?.id })
    },
  }
}

/** Opens the menu with a clock that the test moves, and waits until it asks for changes. */
async function openLive(page: Page, { id }: Vendor) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().endsWith(id)) asked.push(request.url())
  })
  await page.clock.install()
  await page.goto(`/asha-chaat-house/${id}`)
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return page.locator('p[role=status]').count()
    })
    .toBe(1)
  return asked
}

/** Lets the time pass until the menu has said this. */
const untilTold = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return told(page)
    })
    .toBe(text)

const told = (page: Page) => page.locator('p[role=status]').textContent()
const dish = (page: Page, name: string) =>
  page.locator('.items > li').filter({ has: page.getByText(name, { exact: true }) })

async function scrollTo(row: Locator) {
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(row).toBeInViewport()
}

/** In whole pixels: a screen has no smaller ones. */
const placeOf = (row: Locator) =>
  row.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  })

async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

const designs = [null, 'digital_menuV2', 'TemplateSkeleton', 'LuxuryMenuTemplate']

for (const templateId of share(designs, 0, 4)) {
  test(`an open menu in ${templateId ?? 'the default layout'} shows every change, and what is read stays where it is [QUICK-09]`, async ({
    page,
    request,
    newVendor,
  }) => {
    const vendor = await newVendor()
    const menu = await longMenu(request, vendor, templateId)
    await openLive(page, vendor)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const read = dish(page, 'Drinks 3')
    await scrollTo(read)
    const before = await placeOf(read)

    await menu.change('Chaat 1', { price: 55 })
    await menu.change('Chaat 2', { isSoldOutToday: true })
    await menu.remove('Chaat 3')
    await menu.remove('Dosas 6')
    await menu.addTo('Chaat', 'Ragda Patties')
    await menu.addTo('Drinks', 'Kokum Sharbat')
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return dish(page, 'Kokum Sharbat').count()
      })
      .toBe(1)

    expect(await placeOf(read)).toEqual(before)
    await expect.poll(() => told(page)).toMatch(/^The menu has changed: /)
    await expect(dish(page, 'Chaat 1')).toContainText('₹55')
    await expect(dish(page, 'Chaat 2')).toContainText('Sold out today')
    await expect(dish(page, 'Chaat 3')).toHaveCount(0)
    await expect(dish(page, 'Dosas 6')).toHaveCount(0)
    await expect(dish(page, 'Ragda Patties')).toContainText('₹90')
    await expect(dish(page, 'Kokum Sharbat')).toContainText('₹90')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
}

test('a hidden tab asks nothing, and once it is looked at again it asks at once [QUICK-09]', async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await newVendor()
  const menu = await longMenu(request, vendor, null)
  const asked = await openLive(page, vendor)
  await setHidden(page, true)
  const before = asked.length
  await menu.change('Chaat 1', { price: 55 })
  await page.clock.runFor(3_600_000)
  expect(asked).toHaveLength(before)

  await setHidden(page, false)
  await expect.poll(() => asked.length).toBe(before + 1)
  await untilTold(page, 'The menu has changed: 1 price')
})

test('an unchanged menu is answered with 304 and says nothing, and no request is a visit [QUICK-09]', async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await newVendor()
  await longMenu(request, vendor, null)
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'fetch' && response.url().endsWith(vendor.id))
      answers.push(response.status())
  })
  await openLive(page, vendor)
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000)
      return answers.filter((status) => status === 304).length
    })
    .toBeGreaterThan(2)

  // The first has no tag of its own: the browser adds that of its copy, and hands out the copy.
  expect(answers.filter((status) => status !== 304).length).toBeLessThanOrEqual(1)
  expect(await told(page)).toBe('')
  const headers = { authorization: `Bearer ${vendor.token}` }
  const countViews = async () => {
    const { stats } = await (await request.get('/api/vendors/stats/summary', { headers })).json()
    return stats.totalMenuViews
  }
  await expect.poll(countViews).toBe(1)
})

longTest(
  'an open dish and the cart outlive a change, with the new price, and what is sold out leaves the total [QUICK-09]',
  async ({ page, request, newVendor }) => {
    const vendor = await newVendor()
    const menu = await longMenu(request, vendor, 'digital_menuV2')
    await openLive(page, vendor)
    await dish(page, 'Chaat 1').getByRole('button', { name: 'Add to Cart' }).click()
    await dish(page, 'Chaat 2').getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByRole('button', { name: 'Chaat 1', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Chaat 1' })
    await expect(sheet.locator('.price')).toHaveText('₹40')

    await menu.change('Chaat 1', { price: 55 })
    await untilTold(page, 'The menu has changed: 1 price')
    await expect(sheet.locator('.price')).toHaveText('₹55')
    await expect(page.locator('.cart')).toContainText('₹95')

    await menu.change('Chaat 1', { isSoldOutToday: true })
    await untilTold(page, 'The menu has changed: 1 dish sold out')
    await expect(sheet).toContainText('Sold out today')
    await expect(sheet.getByRole('button', { name: 'One Chaat 1 more' })).toHaveCount(0)
    await expect(page.locator('.cart')).toContainText('₹40')

    await menu.change('Chaat 1', { isSoldOutToday: false })
    await untilTold(page, 'The menu has changed: 1 dish available again')
    await expect(page.locator('.cart')).toContainText('₹95')
  },
)

test('an uploaded template gets the new dishes without a reload [QUICK-09]', async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await newVendor()
  const { menu } = await createMenuWithTemplate(request, vendor)
  await waitForStart(page)
  await page.goto(menu)
  const frame = page.frameLocator('body > iframe')
  await expect(frame.getByText(DISH, { exact: true })).toBeVisible()
  await expect(page.locator('p[role=status]')).toHaveCount(1)

  const api = menuApi(request, vendor)
  const [category] = await api.readCategories()
  await api.addItem({ name: 'Ragda Patties', price: 90, categoryId: category?.id })
  await expect
    .poll(async () => {
      await setHidden(page, true)
      await setHidden(page, false)
      return frame.getByText('Ragda Patties', { exact: true }).count()
    })
    .toBe(1)
  await expect(frame.getByText(DISH, { exact: true })).toBeVisible()
})
