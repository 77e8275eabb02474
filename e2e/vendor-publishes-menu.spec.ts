import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { finger, type Hand, keys } from './hands.ts'
import { PASSWORD } from './people.ts'
import { drawPicture } from './pictures.ts'
import { readTwice } from './read-code.ts'

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

async function register(page: Page, hand: Hand) {
  const password = (label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`))
  await page.goto('/auth/register')
  await hand.write(page.getByLabel('Full name'), 'Asha Patel')
  await hand.write(page.getByLabel('Phone number'), `+91${Math.floor(7e9 + Math.random() * 2.9e9)}`)
  await hand.write(password('Password'), PASSWORD)
  await hand.write(password('Confirm password'), PASSWORD)
  await hand.write(page.getByLabel('Business name'), 'Asha Chaat Corner')
  await hand.choose(page.getByLabel('Country'), 'India')
  await hand.choose(page.getByLabel('State'), 'Gujarat')
  await hand.choose(page.getByLabel('City'), 'Surat')
  await hand.choose(page.getByLabel('Area/Zone'), 'Adajan')
  await hand.press(button(page, 'Create account'))
  await expect(toast(page, 'Registration successful! Welcome to Thela!')).toBeVisible()
}

async function addCategory(page: Page, hand: Hand) {
  await page.goto('/dashboard/categories?add=1')
  const dialog = page.getByRole('dialog')
  await hand.write(dialog.getByLabel('Name'), 'Chaat')
  await hand.press(dialog.getByRole('button', { name: 'Create', exact: true }))
  await expect(toast(page, 'Category created successfully!')).toBeVisible()
}

async function addDish(page: Page, hand: Hand, { name, price, sizes, hasPicture }: Dish) {
  await page.goto('/dashboard/items?add=1')
  const form = page.getByRole('dialog', { name: 'Add Menu Item' })
  await hand.write(form.getByLabel('Item name'), name)
  await hand.choose(form.getByLabel('Category'), 'Chaat')
  if (sizes) await addSizes(page, hand, sizes)
  if (price) await hand.write(form.getByRole('spinbutton', { name: 'Price' }), price)
  if (hasPicture) {
    await hand.hand(form.locator('input[type=file]'), await drawPicture(page))
    await hand.press(form.getByRole('button', { name: 'Use this picture' }))
    await expect(form.getByRole('img', { name: 'Picture (optional)' })).toBeVisible()
  }
  await hand.press(form.getByRole('button', { name: 'Create Item' }))
  await expect(toast(page, 'Menu item created successfully!')).toBeVisible()
}

async function addSizes(page: Page, hand: Hand, sizes: [string, string][]) {
  const form = page.getByRole('dialog', { name: 'Add Menu Item' })
  await hand.press(form.getByLabel('This item has variations'))
  for (const [index, [name, price]] of sizes.entries()) {
    if (index > 0) await hand.press(form.getByRole('button', { name: 'Add variation' }))
    await hand.write(form.getByLabel('Variation name').nth(index), name)
    await hand.write(form.getByRole('spinbutton', { name: 'Price' }).nth(index), price)
  }
}

/** Another order, one dish sold out for today, and tea costs more from now on. */
async function runTheDay(page: Page, hand: Hand) {
  await page.goto('/dashboard/items')
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` })
  await handle('Sev Puri').waitFor()
  await hand.moveAbove(handle('Sev Puri'), handle('Bhel Puri'))
  await expect(toast(page, 'Menu items reordered successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Move / }).first()).toHaveAccessibleName('Move Sev Puri')

  const isAvailable = page.getByRole('switch', { name: 'Available: Dahi Puri' })
  await hand.press(isAvailable)
  await expect(isAvailable).not.toBeChecked()

  await hand.press(page.getByRole('button', { name: '₹15, change the price of Masala Chai' }))
  await hand.write(page.getByRole('spinbutton', { name: 'Price', exact: true }), '18')
  await hand.press(button(page, 'Save price'))
  await expect(page.getByRole('button', { name: '₹18, change the price of Masala Chai' })).toBeVisible()
}

async function takeCode(page: Page, hand: Hand) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dashboard/qr-code')
  await hand.press(button(page, 'Copy Link'))
  await expect(button(page, 'Copied!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    hand.press(button(page, 'Download Premium QR Menu')),
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

async function publishMenu(page: Page, browser: Browser, hand: Hand) {
  await register(page, hand)
  await addCategory(page, hand)
  for (const dish of dishes) await addDish(page, hand, dish)
  await runTheDay(page, hand)
  const { link, poster } = await takeCode(page, hand)
  const [scanned, again] = await readTwice(poster)

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
    await publishMenu(page, browser, finger(page))
  })
})

test('a vendor who has only keys does the same', async ({ page, browser }) => {
  test.setTimeout(240_000)
  await publishMenu(page, browser, keys(page))
})
