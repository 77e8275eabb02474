import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { PASSWORD } from './credentials.ts'
import { expect, longTest, test } from './fixtures.ts'
import { type InputMethod, keyboard, touch } from './input-methods.ts'
import { drawPicture } from './pictures.ts'
import { readQrCodeTwice } from './read-qr-code.ts'

const PHONE = { width: 390, height: 844 }

type Dish = { name: string; price?: string; sizes?: [name: string, price: string][]; hasPicture?: true }

const dishes: Dish[] = [
  { name: 'Bhel Puri', price: '40', hasPicture: true },
  { name: 'Sev Puri', price: '50' },
  { name: 'Dahi Puri', price: '60' },
  {
    name: 'Ragda Pattice',
    sizes: [
      ['Half', '45'],
      ['Full', '80'],
    ],
  },
  { name: 'Masala Chai', price: '15' },
]

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]', { hasText: text }).first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function register(page: Page, input: InputMethod) {
  const password = (label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`))
  await page.goto('/auth/register')
  await input.write(page.getByLabel('Full name'), 'Asha Patel')
  await input.write(page.getByLabel('Phone number'), `+91${Math.floor(7e9 + Math.random() * 2.9e9)}`)
  await input.write(password('Password'), PASSWORD)
  await input.write(password('Confirm password'), PASSWORD)
  await input.press(button(page, 'Continue'))
  await input.write(page.getByLabel('Business name'), 'Asha Chaat Corner')
  await input.write(page.getByLabel('Find your area'), 'Adajan')
  await expect(page.getByRole('option', { name: 'Adajan, Surat, Gujarat, India' })).toBeVisible()
  await page.keyboard.press('Enter')
  await input.press(button(page, 'Create account'))
  await expect(toast(page, 'Registration successful! Welcome to Thela!')).toBeVisible()
  // Until then, the second step's entry is being taken off the history.
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
}

async function addCategory(page: Page, input: InputMethod) {
  await page.goto('/dashboard/categories?add=1')
  const dialog = page.getByRole('dialog')
  await input.write(dialog.getByLabel('Name'), 'Chaat')
  await input.press(dialog.getByRole('button', { name: 'Create', exact: true }))
  await expect(toast(page, 'Category created successfully!')).toBeVisible()
}

/** From the first category straight on: the form leads from dish to dish, and then to a design. */
async function addDishes(page: Page, input: InputMethod) {
  await input.press(page.getByRole('link', { name: 'Add your first dish' }))
  for (const dish of dishes) await addDish(page, input, dish)
  await expect(page.getByRole('link', { name: 'Choose a design' })).toBeVisible()
}

async function addDish(page: Page, input: InputMethod, dish: Dish) {
  const { name, price, sizes, hasPicture } = dish
  const form = page.getByRole('dialog', { name: 'Add Menu Item' })
  await input.write(form.getByLabel('Item name'), name)
  if (sizes) await addSizes(page, input, sizes)
  if (price) await input.write(form.getByRole('spinbutton', { name: 'Price' }), price)
  await input.press(form.getByRole('radio', { name: 'Veg', exact: true }))
  if (hasPicture) {
    await input.upload(form.locator('input[type=file]'), await drawPicture(page))
    await expect(form.getByRole('img', { name: 'Picture (optional)' })).toBeVisible()
  }
  const isLast = dish === dishes.at(-1)
  await input.press(form.getByRole('button', { name: isLast ? 'Create Item' : 'Save and add another' }))
  await expect(
    isLast ? toast(page, 'Menu item created successfully!') : form.getByText(`${name} was added.`),
  ).toBeVisible()
}

async function addSizes(page: Page, input: InputMethod, sizes: [string, string][]) {
  const form = page.getByRole('dialog', { name: 'Add Menu Item' })
  for (const [index, [name, price]] of sizes.entries()) {
    await input.press(form.getByRole('button', { name, exact: true }))
    await expect(form.getByLabel('Variation name').nth(index)).toHaveValue(name)
    await input.write(form.getByRole('spinbutton', { name: 'Price' }).nth(index), price)
  }
}

/** Another order, one dish sold out for today, and tea costs more from now on. */
async function runTheDay(page: Page, input: InputMethod) {
  await page.goto('/dashboard/items')
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` })
  await handle('Sev Puri').waitFor()
  await input.moveAbove(handle('Sev Puri'), handle('Bhel Puri'))
  await expect(toast(page, 'Menu items reordered successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Move / }).first()).toHaveAccessibleName('Move Sev Puri')

  const isAvailable = page.getByRole('switch', { name: 'Available: Dahi Puri' })
  await input.press(isAvailable)
  await expect(isAvailable).not.toBeChecked()

  await input.press(page.getByRole('button', { name: '₹15, change the price of Masala Chai' }))
  await input.write(page.getByRole('spinbutton', { name: 'Price', exact: true }), '18')
  await input.press(button(page, 'Save price'))
  await expect(page.getByRole('button', { name: '₹18, change the price of Masala Chai' })).toBeVisible()
}

async function takeCode(page: Page, input: InputMethod) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dashboard/qr-code')
  await input.press(button(page, 'Copy Link'))
  await expect(button(page, 'Copied!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    input.press(button(page, 'Download Premium QR Menu')),
  ])
  return { link, poster: await readFile(await file.path()) }
}

async function expectWholeMenu(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: PHONE })
  const customer = await context.newPage()
  await customer.goto(address)
  await expect(customer.getByRole('heading', { name: 'Asha Chaat Corner' })).toBeVisible()
  const names = customer.getByText(/^(Bhel Puri|Sev Puri|Dahi Puri|Ragda Pattice|Masala Chai)$/)
  await expect(names).toHaveText(['Sev Puri', 'Bhel Puri', 'Ragda Pattice', 'Masala Chai'])
  await expect(customer.locator('img[src*="/uploads/vendors/"]')).toBeVisible()
  for (const text of ['₹50', 'Half', '₹45', 'Full', '₹80', '₹18']) {
    await expect(customer.getByText(text).first()).toBeVisible()
  }
  await context.close()
}

async function publishMenu(page: Page, browser: Browser, input: InputMethod) {
  await register(page, input)
  await addCategory(page, input)
  await addDishes(page, input)
  await runTheDay(page, input)
  const { link, poster } = await takeCode(page, input)
  const [scanned, again] = await readQrCodeTwice(poster)

  expect(link).toMatch(/\/asha-chaat-corner\/\w+$/)
  expect(scanned).toContain(`${link}?source=qr`)
  expect(again).toBe(scanned)
  await expectWholeMenu(browser, scanned ?? '')
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a new vendor builds a menu, prints the code, and a customer reads it all', async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000)
    await publishMenu(page, browser, touch(page))
  })
})

longTest('a vendor who uses only the keyboard does the same', async ({ page, browser }) => {
  test.setTimeout(240_000)
  await publishMenu(page, browser, keyboard(page))
})
