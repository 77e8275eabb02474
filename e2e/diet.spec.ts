import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { inEveryDesign, LUXURY } from './menu-designs.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** In the form, where the vendor is asked for the mark. */
async function addOmelette(page: Page) {
  await page.goto('/dashboard/items?add=1')
  const form = page.getByRole('dialog', { name: 'Add Menu Item' })
  await form.getByLabel('Item name').fill('Masala Omelette')
  await form.getByRole('spinbutton', { name: 'Price', exact: true }).fill('40')
  await form.getByRole('button', { name: 'Create Item' }).click()
  await expect(form.getByText('Please choose veg, egg or non-veg')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('radio', { name: 'Egg' }).check()
  await form.getByRole('button', { name: 'Create Item' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('img', { name: 'Contains egg' })).toBeVisible()
}

const dish = (page: Page, name: string) => page.locator('#items .name', { hasText: name })
const markOf = (page: Page, name: string) => page.locator('#items li', { hasText: name }).locator('.veg')

test('a vendor marks a dish as egg, and customers see it and filter by it in every design [DIET-01]', async ({
  page,
  request,
  newVendor,
  signIn,
}) => {
  test.slow()
  const vendor = await newVendor()
  const menu = menuApi(request, vendor)
  const { id: categoryId } = await menu.addCategory('Snacks')
  await menu.addItem({ categoryId, name: 'Samosa', price: 20, mark: 'veg' })
  await menu.addItem({ categoryId, name: 'Chicken Roll', price: 90, mark: 'nonveg' })
  await menu.addItem({ categoryId, name: 'Mystery Roll', price: 60, mark: null })
  await signIn(page, vendor)
  await addOmelette(page)

  await inEveryDesign(page, vendor, async (design) => {
    await expect(markOf(page, 'Masala Omelette'), design).toHaveText('Egg')
    await expect(markOf(page, 'Masala Omelette'), design).toHaveCSS('border-top-color', 'rgb(184, 122, 0)')
    await expect(markOf(page, 'Chicken Roll'), design).toHaveText('Non-Veg')
    await expect(markOf(page, 'Mystery Roll'), design).toBeHidden()
    await expectAccessible(page, { name: design })

    await page
      .getByRole('button', { name: design === LUXURY ? 'Vegetarian only' : 'Veg', exact: true })
      .click()
    await expect(dish(page, 'Masala Omelette'), design).toBeHidden()
    await expect(dish(page, 'Mystery Roll'), design).toBeHidden()
    await expect(dish(page, 'Samosa'), design).toBeVisible()
    if (design === LUXURY) return

    await page.getByRole('button', { name: 'Non-Veg + Egg', exact: true }).click()
    await expect(dish(page, 'Samosa'), design).toBeHidden()
    await expect(dish(page, 'Masala Omelette'), design).toBeVisible()
    await expect(dish(page, 'Chicken Roll'), design).toBeVisible()
    await expect(dish(page, 'Mystery Roll'), design).toBeHidden()
  })
})

test('a vendor enters the FSSAI number, and customers find it at the end of every design and on paper [DIET-03]', async ({
  page,
  newVendor,
  signIn,
  request,
}) => {
  test.slow()
  const vendor = await newVendor()
  const menu = menuApi(request, vendor)
  const { id: categoryId } = await menu.addCategory('Snacks')
  await menu.addItem({ categoryId, name: 'Samosa', price: 20 })
  await signIn(page, vendor)
  await page.goto('/dashboard/profile')
  const number = page.getByLabel('FSSAI licence number (optional)')
  await number.fill('1072103100012')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(number).toHaveAccessibleDescription(/^An FSSAI number has 14 digits/)
  await number.fill('10721 0310 00123')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(number).toHaveValue('10721031000123')

  const line = page.getByText('FSSAI Lic. No. 10721031000123', { exact: true })
  await inEveryDesign(page, vendor, async (design) => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(line, design).toBeInViewport()
    // Nothing covers it.
    await line.click({ trial: true })
    await expectAccessible(page, { name: design })
    await page.emulateMedia({ media: 'print' })
    await expect(line, design).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })
})
