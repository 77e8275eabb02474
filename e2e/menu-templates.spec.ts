import type { Browser, Locator, Page } from '@playwright/test'
import { isLong } from '../scripts/long.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, longTest, test, type Vendor } from './fixtures.ts'
import { share } from './long.ts'
import {
  choose,
  DEFAULT_LAYOUT,
  designs,
  LUXURY,
  menuPath,
  openAlive,
  themed,
  vendorWith,
} from './menu-designs.ts'
import { startSlowProxy } from './slow-proxy.ts'

test.use({ viewport: { width: 390, height: 844 } })

const BLUE = 'rgb(29, 78, 216)'
const EMERALD = 'rgb(4, 120, 87)'
const PURPLE = 'rgb(126, 34, 206)'
const ORANGE = 'rgb(194, 65, 12)'
const PINK = 'rgb(190, 24, 93)'
const GRAY = 'rgb(55, 65, 81)'
const accents = [BLUE, EMERALD, PURPLE, ORANGE, PINK, GRAY]

for (const design of share(themed, 0, 2)) {
  test(`the ${design} is blue, emerald and purple in its first themes, still and accessible [TPL-03] [TPL-04] [TPL-05]`, async ({
    page,
    request,
    newVendor,
  }) => {
    const vendor = await vendorWith(design, { request, newVendor })
    const painted = await visitThemes({ page, vendor, design, from: 0, to: 2 })

    expect(painted.map((colours) => accents.filter((accent) => colours.includes(accent)))).toEqual([
      [BLUE],
      [EMERALD],
      [PURPLE],
    ])
  })
}

for (const design of share(themed, 1, 2)) {
  test(`the ${design} is orange, pink and gray in its last themes, still and accessible [TPL-06] [TPL-07] [TPL-08]`, async ({
    page,
    request,
    newVendor,
  }) => {
    const vendor = await vendorWith(design, { request, newVendor })
    const painted = await visitThemes({ page, vendor, design, from: 3, to: 5 })

    expect(painted.map((colours) => accents.filter((accent) => colours.includes(accent)))).toEqual([
      [ORANGE],
      [PINK],
      [GRAY],
    ])
  })
}

test('the luxury template has its own cloth and light in each of four themes, and paper in the fifth, still and accessible [TPL-09]', async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await vendorWith(LUXURY, { request, newVendor })
  const painted = await visitThemes({ page, vendor, design: LUXURY, from: 0, to: 4 })
  const clothAndLight = [
    ['rgb(20, 14, 7)', 'rgb(223, 183, 95)'],
    ['rgb(7, 8, 10)', 'rgb(184, 198, 220)'],
    ['rgb(4, 29, 22)', 'rgb(217, 192, 122)'],
    ['rgb(38, 6, 15)', 'rgb(235, 183, 152)'],
    ['rgb(255, 250, 240)', 'rgb(122, 75, 18)'],
  ]

  expect(painted.map((colours) => clothAndLight.flat().filter((colour) => colours.includes(colour)))).toEqual(
    clothAndLight,
  )
})

test('the default layout is still and accessible', async ({ page, request, newVendor }) => {
  const vendor = await vendorWith(DEFAULT_LAYOUT, { request, newVendor })
  const complaints = await watch(page)
  await openAlive(page, menuPath(vendor))

  expect(await shiftsOf(page)).toEqual([])
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

type Visit = { page: Page; vendor: Vendor; design: string; from: number; to: number }

/**
 * Opens each theme, where nothing may jump, fail or be inaccessible (npm test asks that of every third); answers with
 * the colours that each paints.
 */
async function visitThemes({ page, vendor, design, from, to }: Visit) {
  const { request } = page.context()
  const painted: string[][] = []
  const complaints = await watch(page)
  const isNext = (theme: number) => theme <= to
  if ((await themeOf(page, vendor)) !== from) await choose(request, vendor, [design, from])

  for (let theme = from; theme <= to; theme++) {
    await openAlive(page, menuPath(vendor))
    expect(await shiftsOf(page), `theme ${theme}`).toEqual([])
    painted.push(await paintedColours(page))
    // The server takes up to a second for the next theme, which the check of this one needs anyway.
    const isLookedAt = isLong || (theme + designs.indexOf(design)) % 3 === 0
    await Promise.all([
      isLookedAt && expectAccessible(page, { name: `theme ${theme}` }),
      isNext(theme + 1) && choose(request, vendor, [design, theme + 1]),
    ])
  }
  expect(complaints).toEqual([])
  return painted
}

async function themeOf(page: Page, { token }: Vendor) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.context().request.get('/api/vendors/template', { headers })
  return (await answer.json()).data.themeIndex
}

/** Everything the browser complains of, and how far the page jumped. */
async function watch(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return complaints
}

const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts'))

/** Every colour of what can be seen, as the browser computed it. */
const paintedColours = (page: Page) =>
  page.evaluate(() => {
    const properties = ['color', 'background', 'border-color', 'box-shadow']
    const styles = [...document.querySelectorAll('body, body *')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => [null, '::before', '::after'].map((part) => getComputedStyle(element, part)))
      .flatMap((style) => properties.map((property) => style.getPropertyValue(property)))
    return [...new Set(styles.join(' ').match(/rgb\([^)]*\)/g))]
  })

for (const design of share(designs, 0, 8)) {
  test(`a menu in the ${design} stays still on a thin line and can be read without scripts [PUB-12]`, async ({
    page,
    request,
    browser,
    baseURL,
    newVendor,
  }) => {
    const vendor = await vendorWith(design, { request, newVendor })
    const complaints = await watch(page)
    await expectStillOnThinLine(page, { origin: baseURL ?? '', path: menuPath(vendor) })
    expect(complaints).toEqual([])
    await expectReadableWithoutScript(browser, baseURL + menuPath(vendor))
  })
}

/** However slowly it loads, nothing that is shown moves. */
async function expectStillOnThinLine(page: Page, { origin, path }: { origin: string; path: string }) {
  const line = await startSlowProxy(origin)
  await openAlive(page, line.origin + path)
  expect(await shiftsOf(page), 'tag by tag').toEqual([])
  await page.goto('about:blank')
  line.close()
}

async function expectReadableWithoutScript(browser: Browser, address: string) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    // So low that the second category is below the first screen.
    viewport: { width: 390, height: 560 },
  })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Chaat House' })).toBeVisible()
  await expect(page.getByText('Bhel Puri').first()).toBeVisible()
  await expect(page.getByText('₹40').first()).toBeVisible()
  await expect(page.getByText('Full ₹220')).toBeVisible()
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
  for (const slot of await page.locator('[data-ad]').all()) await expect(slot).toBeHidden()

  await expect(page.getByText('Masala Chhaas').first()).not.toBeInViewport()
  await page.getByRole('link', { name: 'ઠંડા પીણાં' }).click()
  await expect(page).toHaveURL(/#c2$/)
  await expect(page.getByText('Masala Chhaas').first()).toBeInViewport()
  await context.close()
}

test('in every layout but Basic the way up shows after 300 px of scroll and leads up [TPL-15] [CONST-23]', async ({
  page,
  request,
  newVendor,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const others = designs.filter((design) => design !== 'BasicTemplate')
  const vendors = await Promise.all(others.map((design) => vendorWith(design, { request, newVendor })))
  for (const [at, vendor] of vendors.entries()) {
    await page.goto(menuPath(vendor))
    await test.step(others[at] ?? '', () => expectWayUp(page, 300))
  }
})

test('in Basic the way up shows after 400 px of scroll and leads up [TPL-16] [CONST-23]', async ({
  page,
  request,
  newVendor,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(menuPath(await vendorWith('BasicTemplate', { request, newVendor })))
  await expectWayUp(page, 400)
})

async function expectWayUp(page: Page, after: number) {
  const button = page.getByRole('button', { name: 'Back to top' })
  // Before the script has taken over nothing shows it.
  await page.locator('head > style:first-child').waitFor({ state: 'attached' })
  await page.evaluate((y) => scrollTo(0, y), after + 1)
  await expect(button).toBeVisible()
  await page.evaluate((y) => scrollTo(0, y), after)
  await expect(button).toBeHidden()
  await page.evaluate((y) => scrollTo(0, y), after + 1)
  await button.click()
  await expect(button).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
}

const splashes = [
  ['BasicTemplate', 1500],
  ['ModernMinimal', 1500],
  ['StreetFoodVibrant', 2000],
  ['digital_menuV2', 2000],
  ['TemplateSkeleton', 1500],
  [LUXURY, 3000],
] as const

test('every template covers the menu with its splash for 1.5 to 3 seconds, luxury for 3, then shows it [TPL-10] [TPL-26] [CONST-22]', async ({
  page,
  request,
  newVendor,
}) => {
  await Promise.all(splashes.map(([design]) => vendorWith(design, { request, newVendor })))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  for (const [design, splashMs] of splashes) {
    await page.goto(menuPath(await vendorWith(design, { request, newVendor })))
    await test.step(design, () => expectSplash(page, splashMs))
    // The next one is another visit.
    await page.evaluate(() => sessionStorage.clear())
  }
})

async function expectSplash(page: Page, splashMs: number) {
  const splash = page.locator('.splash')
  await expect.poll(() => isVisibleAfter(page, splash, 20), { intervals: [20] }).toBe(true)
  await expect(splash).toContainText('Asha Chaat House')
  expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  expect(
    await page.evaluate(() => document.elementFromPoint(195, 422)?.closest('.splash') !== null),
    'above the menu',
  ).toBe(true)

  expect(await isVisibleAfter(page, splash, splashMs - 100)).toBe(true)
  expect(await isVisibleAfter(page, splash, 100)).toBe(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Chaat House' })).toBeVisible()
  await expect(page.getByText('Bhel Puri', { exact: true })).toBeVisible()
}

/** Moves the clock, which stands still otherwise. */
async function isVisibleAfter(page: Page, part: Locator, ms: number) {
  await page.clock.runFor(ms)
  return part.isVisible()
}

const CHAAT = [
  'Bhel Puri',
  'बनारसी टमाटर चाट, कुल्हड़ वाली, डबल मक्खन और अनारदाने के साथ',
  'Sev Puri',
  'Dahi Puri',
  'Pani Puri',
  'Ragda',
]
const DRINKS = ['Masala Chhaas', 'Kala Khatta', 'Lassi', 'Nimbu Pani']
const without = (names: string[], ...others: string[]) => names.filter((name) => !others.includes(name))

const shown = (page: Page) => page.locator('#items .name').allTextContents()
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

longTest(
  'the luxury menu opens with Our Collection, is searched and shown vegetarian only [TPL-27] [TPL-28] [TPL-29]',
  async ({ page, request, newVendor }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(menuPath(await vendorWith(LUXURY, { request, newVendor })))
    const all = without([...CHAAT, ...DRINKS], 'Sev Puri')
    await expect(tab(page, 'Our Collection')).toHaveAttribute('aria-current', 'true')
    expect(await shown(page)).toEqual(all)

    await page.getByRole('searchbox').fill('POMEGRANATE')
    await expect.poll(() => shown(page)).toEqual(['Dahi Puri'])
    await page.getByRole('searchbox').fill('')
    await press(page, 'Vegetarian only')
    await expect.poll(() => shown(page)).toEqual(without(all, 'Kala Khatta'))
    await tab(page, 'ઠંડા પીણાં').click()
    await expect.poll(() => shown(page)).toEqual(without(DRINKS, 'Kala Khatta'))
    await press(page, 'Vegetarian only')
    await expect.poll(() => shown(page)).toEqual(DRINKS)
    await tab(page, 'Our Collection').click()
    await expect.poll(() => shown(page)).toEqual(all)
  },
)

test('the basic menu has search, category navigation and boxes for veg, popular and signature [TPL-31] [TPL-32]', async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await vendorWith('BasicTemplate', { request, newVendor })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.goto(menuPath(vendor))
  const splash = page.locator('.splash')
  await expect.poll(() => isVisibleAfter(page, splash, 20), { intervals: [20] }).toBe(true)
  await expect(splash).toContainText('Asha Chaat House')
  await splash.click()
  await expect(splash).toBeHidden()
  await page.clock.resume()
  const all = [...CHAAT, ...DRINKS]
  expect(await shown(page)).toEqual(all)

  await page.getByRole('searchbox').fill('puri')
  await expect.poll(() => shown(page)).toEqual(['Bhel Puri', 'Sev Puri', 'Dahi Puri', 'Pani Puri'])
  await page.getByRole('searchbox').fill('')
  await tab(page, 'ઠંડા પીણાં').click()
  await expect.poll(() => shown(page)).toEqual(DRINKS)
  await press(page, 'Veg')
  await expect.poll(() => shown(page)).toEqual(without(DRINKS, 'Kala Khatta'))
  await tab(page, 'All Items').click()
  await expect.poll(() => shown(page)).toEqual(without(all, 'Kala Khatta'))
  await press(page, 'Popular')
  await expect.poll(() => shown(page)).toEqual(['Bhel Puri'])
  await press(page, 'Signature')
  await expect.poll(() => shown(page)).toEqual(['Pani Puri'])
  await press(page, 'Signature')
  await press(page, 'Veg')
  await expect.poll(() => shown(page)).toEqual(all)
  await expectWayUp(page, 400)
})

test('the filters and pills of the default layout narrow the menu [PUB-16] [PUB-17] [PUB-18]', async ({
  page,
  request,
  newVendor,
}) => {
  await page.goto(menuPath(await vendorWith(DEFAULT_LAYOUT, { request, newVendor })))
  const all = without([...CHAAT, ...DRINKS], 'Sev Puri')
  const food = page.getByRole('group', { name: 'Food type' })
  const special = page.getByRole('group', { name: 'Special' })
  const steps = [
    [food, 'Veg', without(all, 'Kala Khatta')],
    [food, 'Non-Veg', ['Kala Khatta']],
    [food, 'All', all],
    [special, 'Popular', ['Bhel Puri']],
    [special, 'Featured', ['Bhel Puri']],
    [special, 'All', all],
  ] as const
  for (const [group, name, names] of steps) {
    const filter = group.getByRole('button', { name, exact: true })
    await filter.click()
    await expect(filter).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => shown(page), name).toEqual(names)
  }

  await tab(page, 'ઠંડા પીણાં').click()
  await expect.poll(() => shown(page)).toEqual(DRINKS)
  await tab(page, 'All Items').click()
  await expect.poll(() => shown(page)).toEqual(all)
})
