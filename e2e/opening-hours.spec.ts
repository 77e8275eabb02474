import type { Page } from '@playwright/test'
import { PHONE } from './ads.ts'
import { expect, test, type Vendor } from './fixtures.ts'
import { choose, completeVendor, DEFAULT_LAYOUT, layouts, menuPath, shareOfDesigns } from './menu-designs.ts'

// The phone of somebody who has just come from New York: the stall's clock counts, not this one.
test.use({
  userAgent: PHONE,
  viewport: { width: 390, height: 844 },
  timezoneId: 'America/New_York',
})

const line = (page: Page) => page.locator('header .hours')

/** Opens the menu at this moment and lets the time pass until it can be used. */
async function openAt(page: Page, path: string, time: string) {
  await page.clock.install({ time: new Date(time) })
  await page.goto(path)
  await untilUsable(page)
}

const untilUsable = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(500)
      return page.locator('p[role=status]').count()
    })
    .toBe(1)

const save = async (page: Page, vendor: Vendor, data: object) => {
  const headers = { authorization: `Bearer ${vendor.token}` }
  const answer = await page.request.put('/api/vendors/profile', { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** What has moved without a touch, as browsers count it. */
const shiftsOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Without an entry nothing is reported.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

/** In whole pixels: a screen has no smaller ones. */
const placesOf = (page: Page) =>
  page.locator('.contact > :not(.hours), .tabs, #items').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].map(Math.round)
    }),
  )

test(`the menu says by the clock of the stall that it is open, and nothing moves, in ${layouts} [OPEN-01]`, async ({
  page,
  newVendor,
}) => {
  const vendor = await completeVendor(page, newVendor)
  await page.clock.install({ time: new Date('2026-11-16T20:59:00+05:30') })
  // Stopped, so that the page is seen as the server sent it.
  await page.clock.pauseAt(new Date('2026-11-16T21:00:00+05:30'))
  for (const design of shareOfDesigns(2)) {
    if (design !== DEFAULT_LAYOUT) await choose(page.request, vendor, [design, 0])
    await page.goto(menuPath(vendor))
    await expect(line(page)).toHaveText('9:00 AM – 10:30 PM')
    const before = await placesOf(page)
    await untilUsable(page)
    await expect(line(page), design).toHaveText('Open now, till 10:30 pm')
    expect(await placesOf(page), design).toEqual(before)

    // Past closing time, without another request.
    await page.clock.setSystemTime(new Date('2026-11-16T22:29:59+05:30'))
    await page.clock.runFor(61_000)
    await expect(line(page), design).toHaveText('Closed, opens tomorrow 9:00 am')
    expect(await placesOf(page), design).toEqual(before)
    expect(await line(page).evaluate((element) => element.scrollWidth - element.clientWidth), design).toBe(0)
    await page.clock.setSystemTime(new Date('2026-11-16T21:00:00+05:30'))
  }
})

test('a menu with hours by weekday says when it opens again, in two languages [OPEN-01]', async ({
  page,
  newVendor,
}) => {
  const vendor = await completeVendor(page, newVendor)
  const split = [
    { opens: '07:00', closes: '11:00' },
    { opens: '17:00', closes: '23:30' },
  ]
  const late = [{ opens: '18:00', closes: '02:00' }]
  await save(page, vendor, {
    weekHours: [split, split, split, split, late, [], []],
    otherLanguages: ['hi'],
  })
  await openAt(page, menuPath(vendor), '2026-11-16T12:00:00+05:30')
  await expect(line(page)).toHaveText('Closed, opens 5:00 pm')
  await page.clock.setSystemTime(new Date('2026-11-21T01:58:00+05:30'))
  await page.clock.runFor(60_000)
  await expect(line(page)).toHaveText('Open now, till 2:00 am')
  await page.clock.runFor(120_000)
  await expect(line(page)).toHaveText('Closed, opens Monday 7:00 am')

  await page.goto(`${menuPath(vendor)}?lang=hi`)
  await untilUsable(page)
  await expect(line(page)).toHaveText('बंद, सोमवार सुबह 7:00 खुलेगा')
  expect(await shiftsOn(page)).toBeLessThan(0.01)
})

test('a vendor closes for today with one tap, and an open menu says so [OPEN-01]', async ({
  browser,
  page,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor()
  await page.clock.install()
  await page.goto(menuPath(vendor))
  await untilUsable(page)
  await expect(line(page)).toHaveCount(0)

  const office = await browser.newContext()
  const dashboard = await office.newPage()
  await signIn(dashboard, vendor)
  await dashboard.goto('/dashboard')
  await dashboard.getByRole('button', { name: 'Closed today' }).click()
  await expect(dashboard.getByRole('button', { name: 'Open again' })).toBeVisible()
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return line(page)
        .textContent({ timeout: 1000 })
        .catch(() => null)
    })
    .toBe('Closed today')
  await expect(page.locator('p[role=status]')).toHaveText('Closed today')

  await dashboard.getByRole('button', { name: 'Open again' }).click()
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return line(page).count()
    })
    .toBe(0)
  await office.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the hours are listed [OPEN-01]', async ({ page, newVendor }) => {
    const vendor = await newVendor()
    const day = [
      { opens: '07:00', closes: '11:00' },
      { opens: '17:00', closes: '23:30' },
    ]
    await save(page, vendor, {
      weekHours: [day, day, day, day, day, [], [{ opens: '18:00', closes: '02:00' }]],
    })
    await page.goto(menuPath(vendor))

    await expect(line(page)).toHaveText('Opening hours')
    await expect(line(page)).toHaveAttribute('href', '#hours')
    const rows = page.locator('#hours dl > div')
    await expect(rows).toHaveText([
      'Monday – Friday7:00 AM – 11:00 AM5:00 PM – 11:30 PM',
      'SaturdayClosed',
      'Sunday6:00 PM – 2:00 AM',
    ])
  })
})
