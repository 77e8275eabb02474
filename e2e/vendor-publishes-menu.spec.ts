import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import { drawPicture } from './pictures.ts'

const PHONE = { width: 390, height: 844 }

type Dish = { name: string; price: string; sizes?: [name: string, price: string][]; hasPicture?: true }

const dishes: Dish[] = [
  { name: 'Bhel Puri', price: '40', hasPicture: true },
  { name: 'Sev Puri', price: '50' },
  { name: 'Dahi Puri', price: '60' },
  {
    name: 'Ragda Pattice',
    price: '',
    sizes: [
      ['Half', '45'],
      ['Full', '80'],
    ],
  },
  { name: 'Masala Chai', price: '15' },
]

const form = (page: Page) => page.getByRole('dialog', { name: 'Add Menu Item' })
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]', { hasText: text }).first()

async function addDish(page: Page, dish: Dish, pictures: Page) {
  await page.goto('/dashboard/items?add=1')
  await form(page).getByLabel('Item name').fill(dish.name)
  await form(page).getByLabel('Category').selectOption('Chaat')
  if (dish.sizes) await addSizes(page, dish.sizes)
  else await form(page).getByRole('spinbutton', { name: 'Price', exact: false }).fill(dish.price)
  if (dish.hasPicture) {
    await form(page)
      .locator('input[type=file]')
      .setInputFiles(await drawPicture(pictures))
    await form(page).getByRole('button', { name: 'Use this picture' }).click()
    await expect(form(page).getByRole('img', { name: 'Picture (optional)' })).toBeVisible()
  }
  await form(page).getByRole('button', { name: 'Create Item' }).click()
  await expect(toast(page, 'Menu item created successfully!')).toBeVisible()
}

async function addSizes(page: Page, sizes: [string, string][]) {
  await form(page).getByLabel('This item has variations').check()
  for (const [index, [name, price]] of sizes.entries()) {
    if (index > 0) await form(page).getByRole('button', { name: 'Add variation' }).click()
    await form(page).getByLabel('Variation name').nth(index).fill(name)
    await form(page).getByRole('spinbutton', { name: 'Price' }).nth(index).fill(price)
  }
}

async function scanned(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const decode = jsqr as unknown as typeof jsqr.default
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a new vendor builds a menu, prints the code, and a customer reads it all', async ({
    page,
    browser,
    newVendor,
    signIn,
  }) => {
    test.setTimeout(180_000)
    const vendor = await newVendor({ businessName: 'Asha Chaat Corner' })
    await signIn(page, vendor)

    await page.goto('/dashboard/categories?add=1')
    await page.getByRole('dialog').getByLabel('Name').fill('Chaat')
    await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).tap()
    await expect(toast(page, 'Category created successfully!')).toBeVisible()
    for (const dish of dishes) await addDish(page, dish, page)

    // Sold out for today, and tea costs more from now on.
    await page.goto('/dashboard/items')
    await page.getByRole('switch', { name: 'Available: Dahi Puri' }).click()
    await page.getByRole('button', { name: '₹15, change the price of Masala Chai' }).tap()
    await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('18')
    await page.getByRole('button', { name: 'Save price' }).tap()
    await expect(page.getByRole('button', { name: '₹18, change the price of Masala Chai' })).toBeVisible()

    await page.goto('/dashboard/qr-code')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Premium QR Menu' }).tap(),
    ])
    const address = await scanned(await readFile(await file.path()))
    expect(address).toContain(`/asha-chaat-corner/${vendor.id}`)

    const customer = await (await browser.newContext({ viewport: PHONE })).newPage()
    await customer.goto(address ?? '')
    await expect(customer.getByRole('heading', { name: 'Asha Chaat Corner' })).toBeVisible()
    for (const name of ['Bhel Puri', 'Sev Puri', 'Ragda Pattice', 'Masala Chai']) {
      await expect(customer.getByText(name, { exact: true }).first()).toBeVisible()
    }
    await expect(customer.getByText('₹18')).toBeVisible()
    await expect(customer.getByText('Dahi Puri')).toHaveCount(0)
  })
})
