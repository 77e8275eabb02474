import type { APIRequestContext, Page } from '@playwright/test'
import { isLong } from '../scripts/long.ts'
import { openBreakableLine } from './breakable-line.ts'
import { test as base, expect, type Vendor } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { completeVendor, menuPath } from './menu-designs.ts'
import { startOwnPlatform } from './own-platform.ts'

base.use({ hasWorkers: true, viewport: { width: 390, height: 844 } })

const test = base.extend<{ line: Awaited<ReturnType<typeof openBreakableLine>> }>({
  line: async ({ baseURL }, use) => {
    const line = await openBreakableLine(baseURL ?? '')
    await use(line)
    line.close()
  },
})
const longTest = isLong ? test : test.skip

const OTHER_PORT = Number(process.env.E2E_PORT) + 1500

const headersOf = ({ token }: Vendor) => ({ authorization: `Bearer ${token}` })

/** What the phone has kept: the files of each menu by the vendor's id. */
const savedFiles = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const list = await (await caches.open('menus')).match('/saved-menus')
    const menus: [string, { files: object }][] = Object.entries((await list?.json()) ?? {})
    return Object.fromEntries(menus.map(([key, { files }]) => [key, Object.keys(files)]))
  })

/** Opens a menu and waits until the phone has kept it. */
async function openAndSave(page: Page, origin: string, vendor: Vendor) {
  await page.goto(origin + menuPath(vendor))
  await expect.poll(async () => (await savedFiles(page))[vendor.id]?.length ?? 0).toBeGreaterThan(2)
}

async function setPrice(request: APIRequestContext, vendor: Vendor, price: number) {
  const [item] = await menuApi(request, vendor).readItems()
  const answer = await request.put(`/api/items/${item?.id}`, { headers: headersOf(vendor), data: { price } })
  expect(answer.ok()).toBe(true)
}

const line = (page: Page) => page.locator('#saved')

test('a menu that was opened once opens without signal, as of when it was read, and is fresh with signal again [POCK-01]', async ({
  page,
  context,
  request,
  newVendor,
  line: { origin },
}) => {
  const vendor = await completeVendor(page, newVendor)
  await openAndSave(page, origin, vendor)
  await expect(line(page)).toBeHidden()

  await context.setOffline(true)
  await page.goto(`${origin}/m/${vendor.id}?source=qr`)
  await expect(line(page)).toHaveText(/^You are offline\. This menu is as of .*\d{1,2}:\d{2}/)
  await expect(page.getByText('Bhel Puri').first()).toBeVisible()
  await expect(page.getByText('₹40').first()).toBeVisible()
  await expect
    .poll(() =>
      page
        .locator('.items img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Bhel Puri' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await setPrice(request, vendor, 45)
  await context.setOffline(false)
  await expect(line(page)).toHaveText('You are online again. Dishes and prices are up to date.')
  await expect(page.getByText('₹45').first()).toBeVisible()
  await page.goto(origin + menuPath(vendor))
  await expect(page.getByText('₹45').first()).toBeVisible()
  await expect(line(page)).toBeHidden()
})

test('a menu is there when the server is killed, and a change that was seen is kept [POCK-01]', async ({
  page,
  request,
  newVendor,
  line: { origin, turn },
}) => {
  const vendor = await completeVendor(page, newVendor)
  await openAndSave(page, origin, vendor)
  await setPrice(request, vendor, 45)
  await expect(page.getByText('₹45').first()).toBeVisible()
  const saved = () =>
    page.evaluate(
      async (id) => (await (await caches.open('menus')).match(`/saved-menus/${id}`))?.text(),
      vendor.id,
    )
  await expect.poll(saved).toContain('₹45')

  turn('cut')
  await page.reload()
  await expect(line(page)).toHaveText(/^You are offline/)
  await expect(page.getByText('₹45').first()).toBeVisible()
})

longTest(
  'a menu without an answer is shown as it was, and what comes later is on the screen [POCK-01]',
  async ({ page, request, newVendor, line: { origin, turn } }) => {
    const vendor = await completeVendor(page, newVendor)
    await openAndSave(page, origin, vendor)
    await setPrice(request, vendor, 45)

    turn('silent')
    await page.reload()
    await expect(line(page)).toHaveText(/^No answer yet\. This menu is as of/)
    turn('open')
    await expect(page.getByText('₹45').first()).toBeVisible()
    await expect(line(page)).toHaveText(/^You are online again/)
  },
)

test('the worker comes after everything that the page needs, and leaves other pages alone [POCK-02]', async ({
  page,
  context,
  newVendor,
  line: { origin, paths },
}) => {
  const vendor = await completeVendor(page, newVendor)
  await openAndSave(page, origin, vendor)
  const firstScripts = paths.filter((path) => path.startsWith('/assets/menu/')).slice(0, 3)
  for (const script of firstScripts) expect(paths.indexOf(script)).toBeLessThan(paths.indexOf('/offline.js'))

  await page.goto(`${origin}/auth/login`)
  await expect(page.getByLabel('Phone number')).toBeVisible()
  expect(Object.keys(await savedFiles(page))).toEqual([vendor.id])
  await context.setOffline(true)
  for (const path of ['/auth/login', '/dashboard/items']) {
    const other = await context.newPage()
    await expect(other.goto(origin + path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  }
})

test('menus that are banned, switched off or deleted leave the phone at the next contact [POCK-02]', async ({
  page,
  context,
  request,
  newVendor,
  adminSession,
  line: { origin },
}) => {
  const { token } = await adminSession()
  const headers = { authorization: `Bearer ${token}` }
  const changes = [
    ({ id }: Vendor) =>
      request.patch(`/api/admin/vendors/${id}/ban`, {
        headers,
        data: { isBanned: true, reason: 'Sells what is not theirs' },
      }),
    ({ id }: Vendor) =>
      request.patch(`/api/admin/vendors/${id}/status`, { headers, data: { isActive: false } }),
    ({ id }: Vendor) => request.delete(`/api/admin/vendors/${id}`, { headers }),
  ]
  for (const change of changes) {
    const vendor = await newVendor()
    await openAndSave(page, origin, vendor)
    const answer = await change(vendor)
    expect(answer.ok(), await answer.text()).toBe(true)

    await expect.poll(async () => (await page.goto(origin + menuPath(vendor)))?.status()).toBe(404)
    await expect.poll(() => savedFiles(page)).toEqual({})
    await context.setOffline(true)
    await expect(page.goto(origin + menuPath(vendor))).rejects.toThrow('net::ERR')
    await context.setOffline(false)
  }
})

longTest(
  'an operator who switches saved menus off takes them from every phone that comes back [POCK-02]',
  async ({ page, newVendor, line: { origin, divert } }) => {
    const vendor = await completeVendor(page, newVendor)
    await openAndSave(page, origin, vendor)
    const stop = await startOwnPlatform({ OFFLINE_MENUS: '0', PORT: String(OTHER_PORT) })
    divert('/offline.js', `http://localhost:${OTHER_PORT}`)

    await page.goto(origin + menuPath(vendor))
    await expect.poll(() => page.evaluate(() => caches.has('menus'))).toBe(false)
    await page.goto(`${origin}/livez`)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    await stop()
  },
)
