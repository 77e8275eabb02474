import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { newPlace, PHONE, titlesFor } from './ads.ts'
import { expect, longTest, test } from './fixtures.ts'
import { menuApi } from './menu-api.ts'

/** A spot in the sea that is this test's own. */
const spot = { latitude: 5 + Math.random(), longitude: 85 + Math.random() }

test.use({ userAgent: PHONE, geolocation: spot, permissions: ['geolocation'] })

longTest(
  'an ad around a point is shown on the menu of a vendor within its radius [ADS-48] [ADV-70] [PROF-37]',
  async ({ page, request, newVendor, adminSession, signIn }) => {
    const vendor = await newVendor(newPlace())
    const menu = menuApi(request, vendor)
    const { id: categoryId } = await menu.addCategory('Chaat')
    for (const name of ['Bhel', 'Dabeli']) await menu.addItem({ name, price: 40, categoryId })
    await signIn(page, vendor)
    await page.goto('/dashboard/profile')
    await page.getByRole('button', { name: "Use my phone's location" }).click()
    await expect(page.getByText(/^Set: \d/)).toBeVisible()
    await expectAccessible(page)

    const title = `Corner ${crypto.randomUUID().slice(0, 8)}`
    await signIn(page, await adminSession())
    await page.goto('/admin/ads')
    await page.getByRole('button', { name: 'Add Ad' }).first().click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Ad type').selectOption('Hyperlocal')
    await form.getByLabel('Link URL').fill('https://corner.example')
    await form.getByLabel('Latitude').fill(String(spot.latitude))
    await form.getByLabel('Longitude').fill(String(spot.longitude))
    await form.getByLabel('Radius').fill('1')
    await expect(form.getByText('1 menu within 1 km')).toBeVisible()
    await form.getByLabel('Latitude').fill(String(spot.latitude - 1))
    await expect(form.getByText('0 menus within 1 km')).toBeVisible()
    await form.getByLabel('Latitude').fill(String(spot.latitude))
    await expect(form.getByText('1 menu within 1 km')).toBeVisible()
    await form.getByLabel('Start date').fill('2026-01-01')
    await form.getByLabel('End date').fill('2099-12-31')
    await form.getByRole('button', { name: 'Create Ad' }).click()
    await expect(form).toBeHidden()
    await expect.poll(() => titlesFor(request, vendor.id, 'BANNER')).toContain(title)

    await page.goto(`/asha-chaat-house/${vendor.id}`)
    await expect(page.locator('[data-ad=middle]')).toBeAttached()
    await expect(page.locator('.ad', { hasText: title }).first()).toBeVisible()
    const source = (await page.content()) + (await menuFull(request, vendor.id))
    expect(source).not.toContain(String(spot.latitude).slice(0, 6))
    expect(source).not.toContain(String(spot.longitude).slice(0, 6))

    await signIn(page, vendor)
    await page.goto('/dashboard/profile')
    await page.getByRole('button', { name: 'Remove location' }).click()
    await expect(page.getByText(/^Not set\. Go to your stall/)).toBeVisible()
    await expect.poll(() => titlesFor(request, vendor.id, 'BANNER')).not.toContain(title)
  },
)

const menuFull = async (request: APIRequestContext, vendorId: string) =>
  (await request.get(`/api/public/vendor/${vendorId}/menu-full`)).text()
