import type { Page } from '@playwright/test'
import { expect, longTest, test } from './fixtures.ts'
import { choose, completeVendor, menuPath, openAlive } from './menu-designs.ts'

test.use({ viewport: { width: 390, height: 844 } })

const dialog = (page: Page) => page.getByRole('dialog')
const openDish = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A page before the menu, to which Back leads when nothing is open. */
async function openFromSearch(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/search')
  await openAlive(page, path)
}

test('Back closes an open dish or code, and only then leaves the menu', async ({ page, newVendor }) => {
  const path = menuPath(await completeVendor(page, newVendor))
  await openFromSearch(page, path)
  await openDish(page, 'Pani Puri')
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(path)

  await page.getByRole('button', { name: 'Show QR code' }).click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/search')
})

longTest(
  'a dish that is closed by Escape or its cross leaves no entry behind, though the next is opened at once',
  async ({ page, newVendor }) => {
    const path = menuPath(await completeVendor(page, newVendor))
    await openFromSearch(page, path)
    await openDish(page, 'Pani Puri')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null)

    await openDish(page, 'Pani Puri')
    // The next is opened before the browser has left the entry of the first.
    await page.evaluate(() => {
      const openNext = () => setTimeout(() => document.querySelector<HTMLElement>('#items .name')?.click())
      document.querySelector('dialog')?.addEventListener('close', openNext)
      document.querySelector<HTMLElement>('dialog .close')?.click()
    })
    await expect(page.getByRole('dialog', { name: 'Bhel Puri' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state?.isDialog)).toBe(true)
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL('/search')
  },
)

longTest(
  'a menu that is reloaded with an open dish is left by one Back, and opens dishes as before',
  async ({ page, newVendor }) => {
    const path = menuPath(await completeVendor(page, newVendor))
    await openFromSearch(page, path)
    await openDish(page, 'Pani Puri')
    await expect(dialog(page)).toBeVisible()
    await page.reload()
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null)
    await expect(dialog(page)).toHaveCount(0)

    await openDish(page, 'Pani Puri')
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/search')
  },
)

test('Back closes the cart, and emptying it leaves no entry behind', async ({ page, request, newVendor }) => {
  const vendor = await completeVendor(page, newVendor)
  await choose(request, vendor, ['digital_menuV2', 0])
  await openFromSearch(page, menuPath(vendor))
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  const cart = page.getByRole('button', { name: 'View Cart' })
  await cart.click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)

  await cart.click()
  await dialog(page).getByRole('button', { name: 'Empty the cart' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null)
  await page.goBack()
  await expect(page).toHaveURL('/search')
})

for (const stall of ['kashi-chaat', 'madhav-ghari'])
  test(`who has read far down the menu of ${stall} finds the same dish after a reload, and after Back from another page`, async ({
    page,
  }) => {
    await openFromSearch(page, `/m/${stall}`)
    const lastDish = page.locator('.items > li').last()
    const topOfLast = async () => Math.round((await lastDish.boundingBox())?.y ?? Number.NaN)
    while (!(await lastDish.evaluate((dish) => dish.getBoundingClientRect().top < innerHeight)))
      await readOn(page)
    const before = await topOfLast()

    await page.reload()
    await expect.poll(topOfLast).toBe(before)
    await page.goto('/search')
    await page.goBack()
    await expect.poll(topOfLast).toBe(before)
  })

/** Half a screen, painted: what was not near the screen has only an estimated height. */
const readOn = (page: Page) =>
  page.evaluate(async () => {
    scrollBy({ top: innerHeight / 2, behavior: 'instant' })
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
