import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, longTest, test, type Vendor } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { inDesigns, LUXURY, layouts, menuPath, openAlive } from './menu-designs.ts'

test.use({ viewport: { width: 390, height: 844 } })

type Given = { request: APIRequestContext; newVendor: () => Promise<Vendor> }

/** A vendor with these dishes in one category. */
async function sellerOf(dishes: { name: string; price: number; [more: string]: unknown }[], given: Given) {
  const vendor = await given.newVendor()
  const menu = menuApi(given.request, vendor)
  const { id: categoryId } = await menu.addCategory('Snacks')
  for (const dish of dishes) await menu.addItem({ categoryId, ...dish })
  return vendor
}

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

const choices =
  'Jain, Vegan, gluten, milk, egg, fish, crustaceans, peanut, tree nuts, soy, sesame, mustard, celery, sulphites, lupin, molluscs'.split(
    ', ',
  )
const dish = (page: Page, name: string) => page.locator('#items .name', { hasText: name })
const markOf = (page: Page, name: string) => page.locator('#items li', { hasText: name }).locator('.veg')

test(`a vendor marks a dish as egg, and customers see it and filter by it in ${layouts} [DIET-01]`, async ({
  page,
  request,
  newVendor,
  signIn,
}) => {
  test.slow()
  const vendor = await sellerOf(
    [
      { name: 'Samosa', price: 20, mark: 'veg' },
      { name: 'Chicken Roll', price: 90, mark: 'nonveg' },
      { name: 'Mystery Roll', price: 60, mark: null },
    ],
    { request, newVendor },
  )
  await signIn(page, vendor)
  await addOmelette(page)

  await inDesigns(page, vendor, 0, async (design) => {
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

longTest(
  `a vendor enters the FSSAI number, and customers find it at its end in ${layouts} and on paper [DIET-03]`,
  async ({ page, newVendor, signIn, request }) => {
    test.slow()
    const vendor = await sellerOf([{ name: 'Samosa', price: 20 }], { request, newVendor })
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
    await inDesigns(page, vendor, 1, async (design) => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(line, design).toBeInViewport()
      // Nothing covers it.
      await line.click({ trial: true })
      await expectAccessible(page, { name: design })
      await page.emulateMedia({ media: 'print' })
      await expect(line, design).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
    })
  },
)

/** In the form, under More. */
async function markLassi(page: Page) {
  await page.goto('/dashboard/items')
  await page.getByRole('button', { name: 'Lassi', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Edit Menu Item' })
  await form.getByText('More', { exact: true }).click()
  await form.getByRole('group', { name: 'Diets' }).getByRole('checkbox', { name: 'Jain' }).check()
  const contains = form.getByRole('group', { name: 'Contains (allergens)' })
  await contains.getByRole('checkbox', { name: 'Milk' }).check()
  await contains.getByRole('checkbox', { name: 'Tree nuts' }).check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Update Item' }).click()
  await expect(form).toBeHidden()
}

const dietDishes = [
  { name: 'Lassi', price: 40 },
  { name: 'Poha', price: 30, diets: ['jain', 'vegan'], allergens: ['peanut'] },
  { name: 'Plain Rice', price: 50 },
]

longTest(
  `a vendor marks diets and allergens, and customers read them and filter by them in ${layouts} [DIET-02]`,
  async ({ page, request, newVendor, signIn }) => {
    test.slow()
    const vendor = await sellerOf(dietDishes, { request, newVendor })
    await signIn(page, vendor)
    await markLassi(page)

    await inDesigns(page, vendor, 2, async (design) => {
      await expect(page.locator('#items li', { hasText: 'Lassi' }).getByText('Jain'), design).toBeVisible()
      await dish(page, 'Lassi').click()
      const details = page.getByRole('dialog', { name: 'Lassi' })
      await expect(details.getByText('Contains: milk, tree nuts'), design).toBeVisible()
      await expect(details.getByText('These marks are the stall’s own words.'), design).toBeVisible()
      await expectAccessible(page, { name: `${design}, a dish` })
      await details.getByRole('button', { name: 'Close' }).click()

      await page.getByRole('button', { name: 'Diets and allergens' }).click()
      const sheet = page.getByRole('dialog', { name: 'Diets and allergens' })
      await expect(sheet.getByText(/^A dish whose allergens the stall has not named/), design).toBeVisible()
      for (const name of choices)
        await expect(sheet.getByRole('checkbox', { name, exact: true }), design).toHaveCount(1)
      await sheet.getByRole('checkbox', { name: 'milk', exact: true }).check()
      await expect(sheet.getByRole('status'), design).toHaveText('1 of 3 dishes')
      await expectAccessible(page, { name: `${design}, the sheet` })
      await sheet.getByRole('button', { name: 'Show dishes' }).click()
      await expect(sheet, design).toBeHidden()
      await expect(dish(page, 'Poha'), design).toBeVisible()
      await expect(dish(page, 'Lassi'), design).toBeHidden()
      await expect(dish(page, 'Plain Rice'), design).toBeHidden()
      await expect(page.getByText('Dishes without allergen marks are hidden.'), design).toBeVisible()

      const button = page.getByRole('button', { name: 'Diets and allergens (1)' })
      await expect(button, design).toBeFocused()
      await button.click()
      await sheet.getByRole('checkbox', { name: 'Show such dishes all the same' }).check()
      await page.keyboard.press('Escape')
      await expect(dish(page, 'Plain Rice'), design).toBeVisible()
      await expect(dish(page, 'Lassi'), design).toBeHidden()
      await expectAccessible(page, { name: `${design}, filtered` })

      await button.click()
      await sheet.getByRole('button', { name: 'Clear' }).click()
      await sheet.getByRole('checkbox', { name: 'Vegan' }).check()
      await page.goBack()
      await expect(dish(page, 'Poha'), design).toBeVisible()
      await expect(dish(page, 'Lassi'), design).toBeHidden()
      await expect(dish(page, 'Plain Rice'), design).toBeHidden()
    })
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('customers read diets on the dishes and allergens below the menu [DIET-02]', async ({
    page,
    request,
    newVendor,
  }) => {
    const vendor = await sellerOf(dietDishes, { request, newVendor })
    await page.goto(menuPath(vendor))
    await expect(page.locator('#items li', { hasText: 'Poha' }).getByText('Vegan')).toBeVisible()
    await expect(page.locator('#diets')).toContainText('These marks are the stall’s own words.')
    await expect(page.locator('#diets')).toContainText('Contains: peanut')
    await expect(page.getByRole('button', { name: 'Diets and allergens' })).toBeHidden()
  })
})

longTest(
  'a menu on which nothing is marked has no button, and gets it when the vendor marks a dish [DIET-02]',
  async ({ page, request, newVendor }) => {
    const vendor = await sellerOf([{ name: 'Lassi', price: 40 }], { request, newVendor })
    await openAlive(page, menuPath(vendor))
    const button = page.getByRole('button', { name: 'Diets and allergens' })
    await expect(button).toHaveCount(0)

    const menu = menuApi(request, vendor)
    const [lassi] = await menu.readItems()
    const answer = await request.put(`/api/items/${lassi?.id}`, {
      headers: { authorization: `Bearer ${vendor.token}` },
      data: { allergens: ['milk'] },
    })
    expect(answer.ok()).toBe(true)
    await expect(button).toBeVisible()
    await button.click()
    await expect(page.getByRole('checkbox', { name: 'milk', exact: true })).toBeVisible()
  },
)
