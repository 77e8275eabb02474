import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { PHONE } from './ads.ts'
import { findMisfits } from './find-misfits.ts'
import { expect, test, type Vendor } from './fixtures.ts'
import { share } from './long.ts'
import { menuApi } from './menu-api.ts'
import { choose, DEFAULT_LAYOUT, designs, LUXURY, menuPath, openAlive } from './menu-designs.ts'

const WIDTH = 320
test.use({ userAgent: PHONE, viewport: { width: WIDTH, height: 568 } })

// What the line of hours says, and how long it is, depends on the time.
const OPEN = '2026-06-15T12:00:00+05:30'
const CLOSED = '2026-06-15T23:30:00+05:30'

const sizes = [
  { id: 'half', name: 'آدھا', price: 60 },
  { id: 'full', name: 'پورا', price: 110 },
]

/** A menu in Urdu that can be read in English too, in one of our designs. */
async function urduMenu(request: APIRequestContext, vendor: Vendor, design: string) {
  const answer = await request.put('/api/vendors/profile', {
    headers: { authorization: `Bearer ${vendor.token}` },
    data: { menuLanguage: 'ur', otherLanguages: ['en'], openingTime: '09:00', closingTime: '22:30' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const menu = menuApi(request, vendor)
  const { id: categoryId } = await menu.addCategory('چاٹ')
  const { id: drinks } = await menu.addCategory('مشروبات')
  const items = [
    { name: 'پانی پوری', price: 40, originalPrice: 55, isPopular: true, isFeatured: true, spicy: true },
    { name: 'مصالحہ دوسہ', description: 'آلو، پیاز اور ناریل کی چٹنی کے ساتھ', price: 0, variations: sizes },
    { name: 'لسی', price: 30, categoryId: drinks, isVeg: false },
  ]
  for (const item of items) await menu.addItem({ categoryId, ...item })
  if (design !== DEFAULT_LAYOUT) await choose(request, vendor, [design, 0])
}

for (const design of share(designs, 0, 4))
  test(`a menu in Urdu runs right to left in ${design} [LANG-08]`, async ({ page, request, newVendor }) => {
    const vendor = await newVendor()
    await urduMenu(request, vendor, design)
    await page.clock.setFixedTime(CLOSED)

    await openAlive(page, `${menuPath(vendor)}?lang=en`)
    await expect(page.locator('html')).not.toHaveAttribute('dir')
    const english = await orderOfParts(page)
    expect(english).toMatchObject({ tabs: 1, buttons: 1 })

    await openAlive(page, menuPath(vendor))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur')
    const urdu = await orderOfParts(page)
    expect(urdu).toEqual({
      tabs: -1,
      buttons: -1,
      price: 0 - english.price,
      favourite: 0 - english.favourite,
    })
    if (!stacked.includes(design)) expect(urdu.price, 'the price is left of the name').toBe(-1)
    expect(await findMisfits(page)).toEqual([])
    await expectAccessible(page)
  })

for (const design of share(designs, 1, 4))
  test(`${design} holds with words twice as long and lines half as high again [LANG-08]`, async ({
    page,
    request,
    newVendor,
  }) => {
    const vendor = await newVendor()
    await urduMenu(request, vendor, design)
    for (const moment of [OPEN, CLOSED])
      for (const path of [menuPath(vendor), `${menuPath(vendor)}?lang=en`]) {
        await page.clock.setFixedTime(moment)
        await openAlive(page, path)
        await stretchTexts(page)
        expect(await findMisfits(page), `${path} at ${moment}`).toEqual([])
      }
  })

/** These show the price below the name. */
const stacked = ['digital_menuV2', LUXURY]

/** For pairs of parts: 1 where the first is left of the second, -1 where it is right of it, 0 where neither. */
const orderOfParts = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() as DOMRect
    const order = (one: DOMRect, other: DOMRect) =>
      Number(one.right <= other.left) - Number(other.right <= one.left)

    return {
      tabs: order(boxOf('.tabs > :nth-child(1)'), boxOf('.tabs > :nth-child(2)')),
      buttons: order(boxOf('.qr'), boxOf('.share')),
      price: order(boxOf('.name'), boxOf('.price')),
      favourite: order(boxOf('.name'), boxOf('.favourite')),
    }
  })

/** Doubles every word, and makes every line half as high again. */
const stretchTexts = (page: Page) =>
  page.evaluate(() => {
    const double = (text: string) => text.replace(/\p{L}{2,}/gu, (word) => word + word)
    const parts = Array.from(document.querySelectorAll<HTMLElement>('body :not(script, style, svg, svg *)'))
    const heights = parts.map((part) => Number.parseFloat(getComputedStyle(part).lineHeight))
    for (const [n, part] of parts.entries()) {
      part.style.lineHeight = `${(heights[n] ?? 0) * 1.5}px`
      for (const node of part.childNodes) if (node instanceof Text) node.data = double(node.data)
    }
    // The line of hours was fitted to the words it had.
    dispatchEvent(new Event('resize'))
  })
