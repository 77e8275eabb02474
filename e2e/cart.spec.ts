import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test, type Vendor } from './fixtures.ts'
import { menuOf } from './vendor-menu.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Opens the design with a cart, on a menu of three dishes. */
async function openMenu(page: Page, request: APIRequestContext, vendor: Vendor) {
  const menu = menuOf(request, vendor)
  const { id } = await menu.addCategory('Chaat')
  for (const name of ['Bhel Puri', 'Sev Puri', 'Dahi Puri'])
    await menu.addItem({ categoryId: id, name, price: 40 })
  await request.post('/api/vendors/template', {
    headers: { authorization: `Bearer ${vendor.token}` },
    data: { templateId: 'digital_menuV2', themeIndex: 0 },
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/asha-chaat-house/${vendor.id}`)
}

/** Keeps the page from coming alive; answers with the way to let it. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/menu/menu-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const dish = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const add = (page: Page, name: string) =>
  dish(page, name).getByRole('button', { name: 'Add to Cart' }).click()
const cart = (page: Page) => page.getByRole('button', { name: 'View Cart' })

test('a customer who is quicker than the script finds all in the cart, and what was there before [TPL-21] [TPL-24]', async ({
  page,
  request,
  newVendor,
}) => {
  await openMenu(page, request, await newVendor())
  await add(page, 'Bhel Puri')
  await expect(cart(page)).toContainText('₹40')

  const release = await holdScripts(page)
  const isAsked = page.waitForRequest('**/assets/menu/menu-*.js')
  await page.reload({ waitUntil: 'commit' })
  await isAsked
  await add(page, 'Sev Puri')
  await add(page, 'Dahi Puri')
  await expect(cart(page)).toBeHidden()
  release()

  await expect(cart(page)).toContainText('₹120')
})

test('a cart that was emptied stays closed when the next dish comes', async ({
  page,
  request,
  newVendor,
}) => {
  await openMenu(page, request, await newVendor())
  await add(page, 'Bhel Puri')
  await cart(page).click()
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('button', { name: 'Empty the cart' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await add(page, 'Sev Puri')
  await expect(cart(page)).toContainText('₹40')
  await expect(page.getByRole('dialog')).toBeHidden()
})
