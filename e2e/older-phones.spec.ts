import { adsOf, newPlace, PHONE, titlesFor } from './ads.ts'
import { test as everyday, expect } from './fixtures.ts'
import { menuApi } from './menu-api.ts'

/** The address of a menu with one dish and one ad. */
const test = everyday.extend<{ menuWithAd: string }>({
  menuWithAd: async ({ request, newVendor, adminSession }, use) => {
    const place = newPlace()
    const vendor = await newVendor(place)
    const menu = menuApi(request, vendor)
    const { id: categoryId } = await menu.addCategory('Chaat')
    await menu.addItem({ name: 'Bhel Puri', price: 40, categoryId })
    await adsOf(request, await adminSession()).run({ title: 'Rasna Cola', adType: 'BANNER', ...place })
    await expect.poll(() => titlesFor(request, vendor.id, 'BANNER')).toContain('Rasna Cola')

    await use(`/asha-chaat-house/${vendor.id}`)
  },
})

test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 } })

test.describe('a customer whose phone is some years old', () => {
  test('reads the menu and sees the ad on it', async ({ page, menuWithAd }) => {
    await page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'))
    await page.goto(menuWithAd)

    await expect(page.locator('[data-ad=top]').getByRole('link')).toContainText('Rasna Cola')
    await expect(page.getByText('Bhel Puri', { exact: true })).toBeVisible()
  })

  test('keeps the menu when an ad fails there', async ({ page, menuWithAd }) => {
    // Only ads watch what is in view.
    await page.addInitScript(() => {
      window.IntersectionObserver = class {
        constructor() {
          document.title = 'Failed'
          throw new Error('Nothing can be watched here')
        }
      } as never
    })
    await page.goto(menuWithAd)

    await expect(page).toHaveTitle('Failed')
    await expect(page.locator('[data-ad=top]')).toBeEmpty()
    await expect(page.getByText('Bhel Puri', { exact: true })).toBeVisible()
  })

  test('opens and closes a dialog, also where a browser knows none', async ({ page, menuWithAd }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'close')
    })
    await page.goto(menuWithAd)

    await page.getByRole('button', { name: 'Show QR code' }).click()
    const code = page.getByRole('dialog', { name: 'QR code of Asha Chaat House' })
    await expect(code.getByText('Scan to open this menu')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(code).toHaveCount(0)
    await expect(page.getByText('Bhel Puri', { exact: true })).toBeVisible()
  })
})
