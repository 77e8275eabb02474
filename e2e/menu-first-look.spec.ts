import type { Locator, Page } from '@playwright/test'
import { expect, longTest, test } from './fixtures.ts'
import {
  choose,
  completeVendor,
  DEFAULT_LAYOUT,
  inDesigns,
  LUXURY,
  layouts,
  menuPath,
  openAlive,
  shareOfDesigns,
  untilAlive,
  vendorWith,
} from './menu-designs.ts'

const PHONE = { width: 390, height: 844 }
test.use({ viewport: PHONE })
// What the line of hours says, and how long it is, depends on the time.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-06-15T23:30:00+05:30'))

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** Where the part ends, in pixels from the top. */
async function endOf(part: Locator) {
  const { y, height } = await boxOf(part)
  return y + height
}

test(`a phone shows the first dish with its price in the upper 60 % of its screen, and one row of filters, in ${layouts}`, async ({
  page,
  newVendor,
}) => {
  const vendor = await completeVendor(page, newVendor)
  const ends: Record<string, number> = {}
  await inDesigns(page, vendor, 1, async (design) => {
    const dish = page.locator('.items > li').first()
    await expect(dish).toContainText('Bhel Puri')
    ends[design] = Math.max(await endOf(dish.locator('.name')), await endOf(dish.locator('.price')))

    const filters = await page.locator('.choices button, .toggle').all()
    const tops = await Promise.all(filters.map(async (filter) => (await boxOf(filter)).y))
    expect(Math.max(...tops) - Math.min(...tops), `rows of filters in ${design}`).toBeLessThan(3)
  })

  const late = Object.entries(ends).filter(([, end]) => end > 0.6 * PHONE.height)
  expect(Object.keys(ends)).toEqual(shareOfDesigns(1))
  expect(late).toEqual([])
})

longTest(
  'two whole dishes of a luxury menu stand above Order Now on the first screen of a phone',
  async ({ page, newVendor }) => {
    const vendor = await completeVendor(page, newVendor)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const theme of [0, 4]) {
      await choose(page.context().request, vendor, [LUXURY, theme])
      await expectTwoDishes(page, menuPath(vendor))
    }
    // With pictures, badges, descriptions, and a name of two lines.
    await expectTwoDishes(page, '/m/cafe-zaria')
  },
)

async function expectTwoDishes(page: Page, path: string) {
  await openAlive(page, path)
  const bar = await boxOf(page.locator('.order'))
  expect(await endOf(page.locator('.items > li').nth(1))).toBeLessThanOrEqual(bar.y)
}

test(`the QR code is large, square and whole, its dialog fits and closes by a cross in the corner, in ${layouts}`, async ({
  page,
  newVendor,
}) => {
  const vendor = await completeVendor(page, newVendor)
  await inDesigns(page, vendor, 3, async (design) => {
    for (const size of [PHONE, { width: 320, height: 568 }]) {
      await page.setViewportSize(size)
      await page.getByRole('button', { name: 'Show QR code' }).click()
      await test.step(`${design} at ${size.width} px`, () => expectWholeCode(page))
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.setViewportSize(PHONE)
  })
})

async function expectWholeCode(page: Page) {
  const dialog = page.getByRole('dialog')
  const code = dialog.getByRole('img')
  await expect(code).toBeVisible()
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const [sheet, image, name, close, cross] = await Promise.all([
    boxOf(dialog),
    boxOf(code),
    boxOf(dialog.getByRole('heading', { name: 'Asha Chaat House' })),
    boxOf(dialog.getByRole('button', { name: 'Close' })),
    boxOf(dialog.locator('.close svg')),
  ])

  expect(image.width).toBeGreaterThanOrEqual(240)
  expect(image.height).toBeCloseTo(image.width, 0)
  expect(await code.evaluate((image) => getComputedStyle(image).borderRadius)).toBe('0px')
  expect(image.y).toBeGreaterThanOrEqual(name.y + name.height)
  expect(await wordsBroken(dialog.getByRole('heading'))).toEqual([])
  expect(close).toMatchObject({ width: 44, height: 44 })
  expect(sheet.x + sheet.width - close.x - close.width).toBeLessThanOrEqual(20)
  expect(close.y - sheet.y).toBeLessThanOrEqual(20)
  expect(cross.x + cross.width / 2).toBeCloseTo(close.x + close.width / 2, 0)
  expect(cross.y + cross.height / 2).toBeCloseTo(close.y + close.height / 2, 0)
  expect(await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0)
}

/** Words of a text that are split over two lines. */
const wordsBroken = (text: Locator) =>
  text.evaluate((element) => {
    const node = [...element.childNodes].find((child) => child.nodeType === Node.TEXT_NODE) as Text
    return [...node.data.matchAll(/\S+/g)]
      .filter(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        return new Set(Array.from(range.getClientRects(), ({ y }) => Math.round(y))).size > 1
      })
      .map(([word]) => word)
  })

test('who scrolls on after tapping a category is not taken back to it when the page comes alive', async ({
  page,
  newVendor,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/menu/menu-*.js', async (route) => {
    await held
    await route.continue()
  })
  const vendor = await vendorWith(DEFAULT_LAYOUT, { request: page.context().request, newVendor })
  const scrolled = () => page.evaluate(() => scrollY)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(menuPath(vendor))
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').last().click()
  await expect.poll(scrolled).toBeGreaterThan(PHONE.height)
  const atCategory = await scrolled()
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2)
  await page.mouse.wheel(0, -400)
  await expect.poll(scrolled).toBe(atCategory - 400)

  release()
  await untilAlive(page)
  expect(await scrolled()).toBe(atCategory - 400)
})

longTest('Modern Minimal numbers its categories one after the other', async ({ page, newVendor }) => {
  const vendor = await completeVendor(page, newVendor)
  await inDesigns(page, vendor, 2, async (design) => {
    const numbers = await page.locator('#items h2 small').allTextContents()
    expect(numbers, design).toEqual(design === 'ModernMinimal' ? ['01', '02'] : [])
  })
})

test('what stays on the screen covers no dish: the way up is beside the tabs, Order Now in a bar', async ({
  page,
  newVendor,
}) => {
  const vendor = await completeVendor(page, newVendor)
  await inDesigns(page, vendor, 2, async (design) => {
    await page.evaluate(() => scrollTo({ top: 450, behavior: 'instant' }))
    const up = page.getByRole('button', { name: 'Back to top' })
    await expect(up, design).toBeVisible()
    const tabs = await boxOf(page.getByRole('navigation', { name: 'Categories' }))
    const arrow = await boxOf(up)
    expect(arrow.y, design).toBeGreaterThanOrEqual(tabs.y - 1)
    expect(arrow.y + arrow.height, design).toBeLessThanOrEqual(tabs.y + tabs.height + 1)
  })

  const order = page.getByRole('link', { name: 'Order Now' })
  const bar = await order.evaluate((link) => {
    const { left, right, bottom } = link.parentElement?.getBoundingClientRect() ?? new DOMRect()
    return { left, right, bottom }
  })
  expect(bar).toEqual({ left: 0, right: PHONE.width, bottom: PHONE.height })
})

longTest(
  `with letters of double size the opening hours are whole in ${layouts}`,
  async ({ page, newVendor }) => {
    const vendor = await completeVendor(page, newVendor)
    await inDesigns(page, vendor, 2, async (design) => {
      const hours = page.locator('header .hours')
      await page.locator('header .contact').evaluate((contact) => {
        for (const part of contact.children as HTMLCollectionOf<HTMLElement>)
          part.style.fontSize = `${2 * Number.parseFloat(getComputedStyle(part).fontSize)}px`
      })
      const left = async () => {
        await hours.evaluate((part) => part.scrollIntoView({ inline: 'end', block: 'nearest' }))
        return (await boxOf(hours)).x
      }
      await expect.poll(left, design).toBeGreaterThanOrEqual(0)
      const { x, width } = await boxOf(hours)
      expect(Math.floor(x + width), design).toBeLessThanOrEqual(PHONE.width)
      expect(await hours.evaluate((part) => part.scrollWidth - part.clientWidth), design).toBeLessThanOrEqual(
        1,
      )
      expect(await page.evaluate(() => document.documentElement.scrollWidth), design).toBe(PHONE.width)
    })
  },
)
