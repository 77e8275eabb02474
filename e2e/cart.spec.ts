import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test, type Vendor } from './fixtures.ts'
import { menuOf } from './vendor-menu.ts'

test.use({ viewport: { width: 390, height: 844 } })

const threeDishes = ['Bhel Puri', 'Sev Puri', 'Dahi Puri'].map((name) => ({ name, price: 40 }))

/** Opens the design with a cart, on a menu of these dishes. */
async function openMenu(page: Page, request: APIRequestContext, vendor: Vendor, dishes = threeDishes) {
  const menu = menuOf(request, vendor)
  const { id } = await menu.addCategory('Chaat')
  for (const dish of dishes) await menu.addItem({ categoryId: id, ...dish })
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

for (const width of [360, 390, 412])
  test(`nothing moves on a phone of ${width} px when a dish is taken [TPL-21]`, async ({
    page,
    request,
    newVendor,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const prices = [9, 40, 140, 1240, 12_400]
    const dishes = prices.map((price) => ({ name: `Thali no. ${price}`, price, originalPrice: price + 1 }))
    const plain = prices.map((price) => ({ name: `Puri no. ${price}`, price }))
    await openMenu(page, request, await newVendor(), [...plain, ...dishes])

    for (const { name } of [...plain, ...dishes]) {
      const card = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
      const heightOf = async () => (await card.boundingBox())?.height
      const before = await heightOf()
      await card.getByRole('button', { name: 'Add to Cart' }).click()
      const less = card.getByRole('button', { name: `One ${name} less` })
      await expect(less).toBeVisible()

      expect(await heightOf(), name).toBe(before)
      for (const button of [less, card.getByRole('button', { name: `One ${name} more` })])
        expect(await button.boundingBox(), name).toMatchObject({ width: 44, height: 44 })
    }
  })
