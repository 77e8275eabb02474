import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { PASSWORD } from './credentials.ts'
import { expect, test, type Vendor } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { choose, DEFAULT_LAYOUT, menuPath, shareOfDesigns } from './menu-designs.ts'
import { readQrCode } from './read-qr-code.ts'

test.use({ viewport: { width: 390, height: 844 } })

const sizes = JSON.stringify([
  { id: 'half', name: 'Half', price: 60.5 },
  { id: 'full', name: 'Full', price: 110 },
])

/** A stall with three dishes and an order slip, which can be sent and paid. */
async function slipStall(request: APIRequestContext, vendor: Vendor, settings: object = allOn) {
  const headers = { authorization: `Bearer ${vendor.token}` }
  const menu = menuApi(request, vendor)
  const { id: categoryId } = await menu.addCategory('Chaat')
  await menu.addItem({ categoryId, name: 'Bhel Puri', price: 40 })
  await menu.addItem({ categoryId, name: 'Ragda', price: 0, variations: sizes })
  await menu.addItem({ categoryId, name: 'Sev Puri', price: 50 })
  await setProfile(request, vendor, settings)
  const itemOf = async (name: string) => (await menu.readItems()).find((item) => item.name === name)?.id

  return {
    change: async (name: string, data: object) => {
      const answer = await request.put(`/api/items/${await itemOf(name)}`, { headers, data })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
    remove: async (name: string) => request.delete(`/api/items/${await itemOf(name)}`, { headers }),
  }
}

const allOn = {
  orderSlip: true,
  slipByWhatsapp: true,
  upiAddress: 'asha@okaxis',
  currentPassword: PASSWORD,
}

async function setProfile(request: APIRequestContext, { token }: Vendor, data: object) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.put('/api/vendors/profile', { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const dish = (page: Page, name: string) =>
  page.locator('.items > li').filter({ has: page.getByText(name, { exact: true }) })
const bar = (page: Page) => page.getByRole('button', { name: 'View Cart' })
const list = (page: Page) => page.getByRole('dialog', { name: 'Cart' })

/** Two of the first dish, and one half of that in sizes. */
async function takeDishes(page: Page) {
  const first = dish(page, 'Bhel Puri')
  await first.locator('.slip-add, .stepper').getByRole('button').click()
  await first.getByRole('button', { name: 'One Bhel Puri more' }).click()
  await dish(page, 'Ragda').locator('.slip-add, .buy').getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: 'Ragda' })
  await sheet.getByRole('listitem').filter({ hasText: 'Half' }).getByRole('button').click()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(bar(page)).toHaveText('3₹140.50View Cart')
}

for (const design of shareOfDesigns(0))
  test(`in ${design} a customer takes dishes and sizes, shows the slip, and finds it after a reload [SLIP-01]`, async ({
    page,
    request,
    newVendor,
  }) => {
    const vendor = await newVendor()
    await slipStall(request, vendor)
    if (design !== DEFAULT_LAYOUT) await choose(request, vendor, [design, 0])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await countShifts(page)
    await page.goto(menuPath(vendor))
    await expect(dish(page, 'Sev Puri').locator('.stepper')).toBeVisible()
    expect(await shifts(page)).toEqual([])

    await takeDishes(page)
    await expectReachable(page)
    await expectAccessible(page)
    await bar(page).click()
    await list(page).getByLabel('Note for the stall').fill('Less spicy')
    await expectAccessible(page)
    await list(page).getByRole('button', { name: 'Show to the stall' }).click()
    const shown = list(page).locator('.slip-large')
    await expect(shown.getByRole('heading')).toHaveText('Asha Chaat House')
    await expect(shown.getByRole('listitem')).toHaveText(['2 ×Bhel Puri', '1 ×Ragda, Half'])
    await expect(shown).toContainText('Total: ₹140.50')
    await expect(shown).toContainText('Note: Less spicy')
    expect(await list(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    expect(
      await shown
        .getByText('Bhel Puri')
        .evaluate((name) => Number.parseInt(getComputedStyle(name).fontSize, 10)),
    ).toBeGreaterThanOrEqual(28)
    await expectAccessible(page)

    await page.reload()
    await expect(bar(page)).toHaveText('3₹140.50View Cart')
    await bar(page).click()
    await expect(list(page).getByLabel('Note for the stall')).toHaveValue('Less spicy')
    await list(page).getByRole('button', { name: 'Empty the cart' }).click()
    await expect(bar(page)).toHaveCount(0)
    await page.reload()
    await expect(dish(page, 'Sev Puri').locator('.stepper')).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
  })

for (const design of shareOfDesigns(1))
  test(`in ${design} a new price and what is not there any more are pointed out before the slip is shown, sent or paid [SLIP-01] [SLIP-02]`, async ({
    page,
    request,
    newVendor,
  }) => {
    const vendor = await newVendor()
    const menu = await slipStall(request, vendor)
    if (design !== DEFAULT_LAYOUT) await choose(request, vendor, [design, 0])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(menuPath(vendor))
    await takeDishes(page)
    await dish(page, 'Sev Puri').locator('.stepper').getByRole('button').click()

    await menu.change('Bhel Puri', { price: 45.25 })
    await menu.change('Ragda', { isSoldOutToday: true })
    await menu.remove('Sev Puri')
    await expect(async () => {
      await page.reload()
      await expect(bar(page)).toHaveText('2₹90.50View Cart', { timeout: 2000 })
    }).toPass()
    await bar(page).click()
    const rows = list(page).getByRole('listitem')
    await expect(rows).toContainText(['Was ₹40, now ₹45.25', 'Out of Stock', 'No longer on the menu'])
    await expect(list(page).getByRole('alert')).toContainText('The menu has changed. Please check your list.')
    for (const name of ['Show to the stall', 'Send on WhatsApp', /by UPI/])
      await expect(list(page).getByText(name)).toHaveCount(0)
    await expectAccessible(page)

    await list(page).getByRole('button', { name: 'Update my list' }).click()
    await expect(rows).toHaveText([/^Bhel Puri₹45\.25−2\+$/])
    await expect(list(page).getByRole('button', { name: 'Show to the stall' })).toBeVisible()
  })

for (const design of shareOfDesigns(2))
  test(`in ${design} a customer sends the slip, or pays it by a link or its code [SLIP-02] [SLIP-03] [SLIP-04]`, async ({
    page,
    request,
    newVendor,
  }) => {
    const vendor = await newVendor()
    await slipStall(request, vendor)
    if (design !== DEFAULT_LAYOUT) await choose(request, vendor, [design, 0])
    const events = slipEvents(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(menuPath(vendor))
    await takeDishes(page)
    await bar(page).click()
    await stayOnPage(page)

    const send = list(page).getByRole('link', { name: 'Send on WhatsApp' })
    const link = new URL((await send.getAttribute('href')) ?? '')
    expect(link.origin + link.pathname).toBe(`https://wa.me/${vendor.phone.slice(1)}`)
    expect(link.searchParams.get('text')).toBe(
      'Asha Chaat House\n2 × Bhel Puri: ₹80\n1 × Ragda, Half: ₹60.50\nTotal: ₹140.50',
    )
    await send.click()

    await list(page).getByRole('button', { name: 'Pay ₹140.50 by UPI' }).click()
    await expect(list(page)).toContainText('The stall confirms the payment.')
    const pay = list(page).getByRole('link', { name: 'Open payment app' })
    const upi = 'upi://pay?pa=asha@okaxis&pn=Asha%20Chaat%20House&am=140.50&cu=INR&tn=Order'
    await expect(pay).toHaveAttribute('href', upi)
    await pay.click()
    await expect(list(page).locator('.slip-code path')).toHaveCount(2)
    expect((await readQrCode(await list(page).locator('.slip-code svg').screenshot())).data).toBe(upi)
    await expectAccessible(page)

    await list(page).getByRole('button', { name: 'Back to the list' }).click()
    await list(page).getByRole('button', { name: 'Show to the stall' }).click()
    await expect
      .poll(() => events.map(({ path }) => path))
      .toEqual(['slip-sent', 'slip-pay-opened', 'slip-shown'])
    for (const { body } of events) expect(Object.keys(body).sort()).toEqual(['eventId', 'vendorId'])
  })

test('a slip is gone four hours after its last change, also while the menu is open [SLIP-01]', async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await newVendor()
  await slipStall(request, vendor)
  await page.clock.install()
  await page.goto(menuPath(vendor))
  await takeDishes(page)
  await page.clock.fastForward('03:59:00')
  await expect(bar(page)).toBeVisible()
  await page.clock.fastForward('00:01:00')
  await expect(bar(page)).toHaveCount(0)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('slip:'))),
  ).toEqual([])
})

test('a slip is in the main language of the menu, whatever language the customer reads [SLIP-01] [SLIP-02]', async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await newVendor()
  const menu = await slipStall(request, vendor)
  await setProfile(request, vendor, { otherLanguages: ['gu'] })
  await menu.change('Bhel Puri', { translations: { gu: { name: 'ભેળ પૂરી' } } })
  await page.goto(`${menuPath(vendor)}?lang=gu`)
  await dish(page, 'ભેળ પૂરી').locator('.slip-add button').click()
  await page.locator('.cart').click()
  const dialog = page.getByRole('dialog', { name: 'લિસ્ટ' })
  await expect(dialog.getByRole('listitem')).toContainText(['ભેળ પૂરી'])
  const send = dialog.getByRole('link', { name: 'WhatsApp પર મોકલો' })
  await expect(send).toHaveAttribute('href', /Bhel%20Puri.*Total/)
  await dialog.getByRole('button', { name: 'દુકાનને બતાવો' }).click()
  const shown = dialog.locator('.slip-large')
  await expect(shown).toHaveAttribute('lang', 'en')
  await expect(shown.getByRole('listitem')).toHaveText(['1 ×Bhel Puri'])
  await expect(shown).toContainText('Total: ₹40')
  await expectAccessible(page)
})

test('a menu without a slip loads nothing of it, and without JavaScript none shows [SLIP-01]', async ({
  page,
  browser,
  request,
  newVendor,
}) => {
  const vendor = await newVendor()
  await slipStall(request, vendor, { orderSlip: false })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto(menuPath(vendor))
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /start-slip|menu-slip/.test(url))).toEqual([])
  await expect(page.locator('.slip-add')).toHaveCount(0)

  await setProfile(request, vendor, { orderSlip: true })
  const still = await browser.newPage({ javaScriptEnabled: false })
  await still.goto(new URL(menuPath(vendor), page.url()).href)
  await expect(still.getByText('Bhel Puri')).toBeVisible()
  await expect(still.locator('.slip-add, .cart')).toHaveCount(0)
  await still.close()
})

/** The buttons of a slip cover neither each other nor the heart of a dish, on the narrowest phone either. */
async function expectReachable(page: Page) {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const name of ['Favourite', 'One Bhel Puri less', 'One Bhel Puri more'])
      await dish(page, 'Bhel Puri').getByRole('button', { name }).click({ trial: true })
  }
}

/** Follows no link to another app, and says so to nobody else. */
const stayOnPage = (page: Page) =>
  page.evaluate(() =>
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault()
    }),
  )

function slipEvents(page: Page) {
  const events: { path: string; body: object }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.split('/').at(-1) ?? ''
    if (path.startsWith('slip-') && request.method() === 'POST')
      events.push({ path, body: request.postDataJSON() })
  })
  return events
}

/** Collects what moves by itself; an ad that comes into its slot is none of our business here. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const note = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      if (!element?.closest('.ad')) moved.push(element?.className ?? '')
    }
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        for (const { node } of Reflect.get(entry, 'sources') as { node: Node | null }[]) note(node)
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shifts = (page: Page) => page.evaluate(() => Reflect.get(window, 'moved'))
