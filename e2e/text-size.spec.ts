import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { findMisfits } from './find-misfits.ts'
import { expect, test } from './fixtures.ts'
import { completeVendor, inDesigns, layouts, menuPath, openAlive } from './menu-designs.ts'

test.use({ viewport: { width: 390, height: 844 } })

const button = (page: Page) => page.getByRole('button', { name: /^Text size/ })
const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize))

/** Words of names and badges that are split over two lines, and descriptions that end too early. */
const findCutTexts = (page: Page) =>
  page.evaluate(() => {
    const isSplit = (node: Text) =>
      [...node.data.matchAll(/[\p{L}\p{M}]+/gu)].some(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        return new Set(Array.from(range.getClientRects(), ({ y }) => Math.round(y))).size > 1
      })
    const texts = Array.from(
      document.querySelectorAll('.name, .badge, .contact > *, .choices button, .toggle'),
    )
    const split = texts.filter((text) =>
      Array.from(text.childNodes).some((node) => node instanceof Text && isSplit(node)),
    )
    const cut = Array.from(document.querySelectorAll('.description, h1, header p')).filter((text) => {
      const { overflowY, fontSize } = getComputedStyle(text)
      // As in find-misfits.ts: letters may be taller than their line where nothing is hidden.
      const surplus = overflowY === 'visible' ? Number.parseFloat(fontSize) / 2 : 4
      return text.scrollHeight > text.clientHeight + surplus || text.scrollWidth > text.clientWidth + 1
    })
    return [...split, ...cut].map(
      ({ className, tagName, textContent }) => `${tagName} ${className}: ${textContent}`,
    )
  })

test('a button makes all letters larger in two steps, says so, and the phone remembers it for every menu [EASY-01]', async ({
  page,
  newVendor,
}) => {
  const vendor = await completeVendor(page, newVendor)
  await openAlive(page, menuPath(vendor))
  await expect(button(page)).toHaveAccessibleName('Text size 100%')
  const usual = await sizeOf(page, '.name')
  for (const [percent, factor] of [
    [150, 1.5],
    [200, 2],
    [100, 1],
    [150, 1.5],
    [200, 2],
  ] as const) {
    await button(page).click()
    await expect(button(page)).toHaveAccessibleName(`Text size ${percent}%`)
    await expect(page.locator('.search output')).toHaveText(`Text size ${percent}%`)
    expect(await sizeOf(page, '.name')).toBeCloseTo(usual * factor, 1)
  }

  await openAlive(page, '/m/kashi-chaat')
  await expect(page.locator('.text-size')).toHaveAccessibleName(/200%$/)
  expect(await sizeOf(page, 'html')).toBe(32)
})

test('a size that was chosen is there before the menu is hydrated [EASY-01]', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('text-size', '150'))
  await page.route('**/hydrate-menu-*.js', (route) => route.abort())
  await page.goto('/m/kashi-chaat')
  await expect.poll(() => sizeOf(page, 'html')).toBe(24)
  await expect(button(page)).toHaveCount(0)
})

for (const [turn, width] of [390, 320].entries())
  test(`nothing is cut or covered with letters of double size on a phone of ${width} px, in ${layouts} [EASY-01]`, async ({
    page,
    context,
    newVendor,
  }) => {
    test.slow()
    const vendor = await completeVendor(page, newVendor)
    await page.clock.setFixedTime('2026-06-15T23:30:00+05:30')
    await context.addInitScript(() => localStorage.setItem('text-size', '200'))
    await page.setViewportSize({ width, height: 844 })
    const misfits: string[] = []
    await inDesigns(page, vendor, turn, async (design) => {
      expect(await sizeOf(page, 'html')).toBe(32)
      await expect(button(page)).toBeVisible()
      const found = [await findMisfits(page), await findCutTexts(page)].flat()
      misfits.push(...found.map((text) => `${design}: ${text}`))
      if (width === 390) await expectAccessible(page)
    })
    expect(misfits).toEqual([])
  })

test('the size that is set in the browser is used from the start, without a script too [EASY-01]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  const menus = [
    'hiral-locho-house/demo-vendor',
    'm/kashi-chaat',
    'm/tapi-coco',
    'm/cafe-zaria',
    'm/zaika-biryani',
  ]
  const sizes = async () => {
    const found: number[] = []
    for (const path of menus) {
      await page.goto(`/${path}`)
      for (const part of ['.name', '.price', 'header p', '.contact > *', '.tabs a', 'footer > b'])
        found.push(await sizeOf(page, part))
    }
    return found
  }
  const usual = await sizes()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.enable')
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
  const larger = await sizes()
  for (const [n, size] of larger.entries()) expect(size / (usual[n] ?? 0)).toBeCloseTo(1.5, 2)
  await context.close()
})
