import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { PHONE } from './ads.ts'
import { expect, test, type Vendor } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { toasts } from './toasts.ts'

const main = (page: Page) => page.getByRole('main')
const numbers = (page: Page) => page.getByRole('region', { name: 'Overview' })
const section = (page: Page, title: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

// What the front page shows in each state is tested beside it, in home.screen.test.tsx.
test.describe('a vendor on the front page', () => {
  let vendor: Vendor

  test.beforeEach(async ({ page, newVendor, signIn }) => {
    vendor = await newVendor()
    await signIn(page, vendor)
  })

  test('sees what the server counted, in few files [RTE-14] [DASH-06] [DASH-08]', async ({
    page,
    request,
  }) => {
    // Each file takes long on a slow connection.
    let files = 0
    page.on('request', (sent) => {
      if (sent.url().includes('/assets/')) files++
    })
    await request.post('/api/categories', {
      headers: { authorization: `Bearer ${vendor.token}` },
      data: { name: 'Chaat' },
    })
    await page.goto('/dashboard')

    await expect(page).toHaveTitle('Dashboard | Thela')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha Patel')
    await expect(numbers(page)).toContainText('Categories1Menu Items0Menu Views0besides scansQR Scans0')
    expect(files).toBeLessThanOrEqual(32)
    await expect(section(page, 'Recent Activity').getByRole('listitem')).toHaveText([
      /^Category created/,
      /^Vendor registered/,
    ])
  })

  test('opens the public menu, and the page of its QR code [DASH-03] [DASH-04] [DASH-14]', async ({
    page,
  }) => {
    await page.goto('/dashboard')
    const code = section(page, 'Your Menu').getByRole('img', { name: 'QR code of Asha Chaat House' })
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(200)

    const link = main(page).getByRole('link', { name: 'View Menu' })
    const [menu] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await expect(menu).toHaveURL(`/asha-chaat-house/${vendor.id}`)
    await expect(menu.getByRole('heading', { level: 1 })).toHaveText('Asha Chaat House')

    await main(page).getByRole('link', { name: 'View QR Code' }).click()
    await expect(page).toHaveURL('/dashboard/qr-code')
  })

  test('copies the link, also where the clipboard is refused [DASH-11] [DASH-13]', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/dashboard')
    const panel = section(page, 'Your Menu')
    const copied = panel.getByRole('button', { name: 'Copied!' })
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    const menuUrl = `${baseURL}/asha-chaat-house/${vendor.id}`
    await expect(panel.getByLabel('Menu URL')).toHaveValue(menuUrl)
    await panel.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(copied).toBeVisible()
    expect(await clipboard()).toBe(menuUrl)

    await page.evaluate(async () => {
      await navigator.clipboard.writeText('something else')
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await panel.getByRole('button', { name: /^Cop/ }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(clipboard).toBe(menuUrl)
    await expect(copied).toBeFocused()
  })

  test('reads how many people came today, and marks a dish as sold out today and changes its price', async ({
    page,
    request,
  }) => {
    const menu = menuApi(request, vendor)
    const { id } = await menu.addCategory('Chaat')
    const item = await menu.addItem({ categoryId: id, name: 'Bhel Puri', price: 40 })
    await request.post('/api/public/qr-scan', {
      headers: { 'user-agent': PHONE },
      data: { vendorId: vendor.id },
    })
    await page.goto('/dashboard')
    await expect(section(page, 'Today')).toContainText('1person1 visit: 1 by code, 0 by link')

    await page.getByRole('switch', { name: 'Bhel Puri available' }).click()
    await expect(toasts(page)).toContainText('Bhel Puri is sold out until')
    await page.getByRole('button', { name: 'change the price of Bhel Puri' }).click()
    await page.keyboard.type('45')
    await page.keyboard.press('Enter')
    await expect(toasts(page).first()).toHaveText('Bhel Puri now costs ₹45, before ₹40')
    expect(await menu.readItem(item.id)).toMatchObject({ isSoldOutToday: true, price: 45 })
  })

  test('finds no accessibility violations, in light and dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto('/dashboard')
    await expect(page.getByText('Your menu in five steps')).toBeVisible()
    await expect(section(page, 'Recent Activity').getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAccessible(page)
  })
})
