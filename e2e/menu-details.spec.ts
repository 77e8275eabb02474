import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { choose, DEFAULT_LAYOUT, LUXURY, menuPath } from './menu-designs.ts'
import { drawPicture } from './pictures.ts'
import { pixelsOf } from './read-qr-code.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a customer sees the cover, a signature dish, what its sizes are, and an estimate until the vendor leaves it out [PUB-43] [PUB-44] [PUB-45]', async ({
  page,
  request,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor()
  const headers = { authorization: `Bearer ${vendor.token}` }
  const menu = menuApi(request, vendor)
  const { id: categoryId } = await menu.addCategory('Chaat')
  const variations = JSON.stringify([
    { id: 'half', name: 'Half', price: 40, description: '6 pieces' },
    { id: 'full', name: 'Full', price: 70 },
  ])
  await menu.addItem({ categoryId, name: 'Pani Puri', price: 0, signature: true, variations })
  const uploaded = await request.post('/api/vendors/profile/image', {
    headers,
    multipart: { kind: 'cover', image: await drawPicture(page, { width: 1200, height: 400 }) },
  })
  expect(uploaded.ok(), await uploaded.text()).toBe(true)

  const path = `/asha-chaat-house/${vendor.id}`
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  const cover = page.locator('img.cover')
  await expect(cover).toBeVisible()
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await cover.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 })
  await expect(page.locator('#items').getByText('Half (6 pieces) ₹40')).toBeVisible()
  await expect(page.getByText('Signature', { exact: true })).toBeVisible()
  await expect(page.getByText('5-10 min')).toBeVisible()
  await page.getByRole('button', { name: 'Pani Puri', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Pani Puri' })).toContainText('Half (6 pieces)')

  await request.post('/api/vendors/template', {
    headers,
    data: { templateId: 'digital_menuV2', themeIndex: 0 },
  })
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Pani Puri' })).toContainText('Pani Puri, Half (6 pieces)')
  await expect(page.getByText('15-20 min').first()).toBeVisible()

  await signIn(page, vendor)
  await page.goto('/dashboard/profile')
  await page.getByLabel('Show an estimated preparation time').uncheck()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Show an estimated preparation time')).not.toBeChecked()
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
    await expect(page.getByText('15-20 min')).toHaveCount(0)
  }).toPass()
})

const [GREEN, BROWN, AMBER, WHITE] = [
  'rgb(21, 128, 61)',
  'rgb(136, 85, 0)',
  'rgb(184, 122, 0)',
  'rgb(255, 255, 255)',
]

/** The colour of each square, and what is drawn in it: by pixels to the right of its centre and below it. */
const marks = {
  veg: {
    square: GREEN,
    drawn: { '0,0': GREEN, '1.7,-1.7': GREEN, '-1.7,-1.7': GREEN, '-4,-4': WHITE, '4,4': WHITE },
  },
  nonveg: {
    square: BROWN,
    drawn: { '0,0': BROWN, '1.5,3': BROWN, '-1.5,3': BROWN, '2,-2.5': WHITE, '-2,-2.5': WHITE },
  },
  egg: { square: AMBER, drawn: { '0,0': WHITE, '3,0': AMBER, '-3,0': AMBER, '0,-4': AMBER, '-4,-4': WHITE } },
}

const SCALE = 4

test.describe('on a sharp screen', () => {
  test.use({ deviceScaleFactor: SCALE })

  test('veg is a green dot, non-veg a brown triangle and egg an upright ring, each in a square of its colour and in every size [DIET-01]', async ({
    page,
    request,
    newVendor,
  }) => {
    const vendor = await newVendor()
    const menu = menuApi(request, vendor)
    const { id: categoryId } = await menu.addCategory('Rolls')
    for (const mark of Object.keys(marks))
      await menu.addItem({ categoryId, name: `A roll, ${mark}`, price: 40, mark })

    await page.emulateMedia({ reducedMotion: 'reduce' })
    // As most draw it, and the two that draw it smaller.
    for (const design of [DEFAULT_LAYOUT, 'ModernMinimal', LUXURY]) {
      if (design !== DEFAULT_LAYOUT) await choose(request, vendor, [design, 0])
      await page.goto(menuPath(vendor))
      await test.step(design, () => expectMarks(page))
    }
  })
})

async function expectMarks(page: Page) {
  for (const [name, { square, drawn }] of Object.entries(marks)) {
    const mark = page.locator('#items li', { hasText: `A roll, ${name}` }).locator('.veg')
    for (const side of ['top', 'right', 'bottom', 'left'])
      await expect(mark, name).toHaveCSS(`border-${side}-color`, square)
    expect(await coloursIn(mark, Object.keys(drawn)), name).toEqual(drawn)
  }
}

async function coloursIn(mark: Locator, places: string[]) {
  const { width, height, colourAt } = await pixelsOf(await mark.screenshot())
  const colours = places.map((place) => {
    const [right = 0, down = 0] = place.split(',').map(Number)
    return colourAt(Math.round(width / 2 + right * SCALE), Math.round(height / 2 + down * SCALE))
  })
  return Object.fromEntries(places.map((place, at) => [place, `rgb(${colours[at]?.join(', ')})`]))
}
