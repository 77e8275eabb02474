import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test, type Vendor } from './fixtures.ts'
import { share } from './long.ts'
import { menuApi } from './menu-api.ts'

test.use({ viewport: { width: 390, height: 844 } })

const threeDishes = ['Bhel Puri', 'Sev Puri', 'Dahi Puri'].map((name) => ({ name, price: 40 }))

/** Opens the design with a cart, on a menu of these dishes. */
async function openMenu(page: Page, request: APIRequestContext, vendor: Vendor, dishes = threeDishes) {
  const menu = menuApi(request, vendor)
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

test('a dish that is added again counts twice, in a cart with number and total that never leaves the phone [TPL-21] [TPL-22] [TPL-24]', async ({
  page,
  request,
  newVendor,
}) => {
  await openMenu(page, request, await newVendor())
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })
  await add(page, 'Bhel Puri')
  await expect(cart(page)).toHaveText('1₹40View Cart')
  await dish(page, 'Bhel Puri').getByRole('button', { name: 'One Bhel Puri more' }).click()
  await expect(cart(page)).toHaveText('2₹80View Cart')
  await add(page, 'Sev Puri')
  await expect(cart(page)).toHaveText('3₹120View Cart')

  await page.reload()
  await expect(cart(page)).toHaveText('3₹120View Cart')
  await cart(page).click()
  const rows = page.getByRole('dialog', { name: 'Cart' }).getByRole('listitem')
  await expect(rows).toHaveText([/^Bhel Puri₹40−2\+$/, /^Sev Puri₹40−1\+$/])
  // The view of the menu is counted, and that of an ad if the test takes long enough to see one.
  expect(sent.filter((path) => !/\/(menu-view|impression)$/.test(path))).toEqual([])
})

test('a customer searches the premium menu, finds nothing, and clears the search [TPL-19] [TPL-20] [TPL-23]', async ({
  page,
  request,
  newVendor,
}) => {
  await openMenu(page, request, await newVendor())
  const search = page.getByPlaceholder('Search delicious items...')
  const clear = page.getByRole('button', { name: 'Clear Search' })
  const names = page.locator('#items .name')
  await expect(names).toHaveText(['Bhel Puri', 'Sev Puri', 'Dahi Puri'])
  await expect(clear).toHaveCount(0)

  await search.fill('DAHI')
  await expect(names).toHaveText(['Dahi Puri'])
  await search.fill('pizza')
  await expect(page.getByText('No items found', { exact: true })).toBeVisible()
  await expect(names).toHaveCount(0)
  await clear.click()
  await expect(names).toHaveText(['Bhel Puri', 'Sev Puri', 'Dahi Puri'])
  await expect(search).toHaveValue('')
  await expect(clear).toHaveCount(0)
})

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

test('nothing moves on a narrow phone when a dish is taken [TPL-21]', async ({
  page,
  request,
  newVendor,
}) => {
  const prices = [9, 40, 140, 1240, 12_400]
  const dishes = prices.map((price) => ({ name: `Thali no. ${price}`, price, originalPrice: price + 1 }))
  const plain = prices.map((price) => ({ name: `Puri no. ${price}`, price }))
  await openMenu(page, request, await newVendor(), [...plain, ...dishes])

  for (const width of share([360, 390, 412], 0, 3)) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    for (const { name } of [...plain, ...dishes]) await expectStillWhenTaken(page, name)
  }
})

async function expectStillWhenTaken(page: Page, name: string) {
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
