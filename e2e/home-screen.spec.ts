import type { Page } from '@playwright/test'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { expect, test } from './fixtures.ts'
import { choose, completeVendor, menuPath } from './menu-designs.ts'

test.use({ hasWorkers: true, viewport: { width: 390, height: 844 } })

const manifestLink = (page: Page) => page.locator('head > link[rel=manifest]')

/** What the browser itself makes of the manifest. */
async function readInstalled(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const { url, errors, manifest } = await browser.send('Page.getAppManifest')
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  await browser.detach()
  return { url, errors, manifest, problems: installabilityErrors.map(({ errorId }) => errorId) }
}

test('a browser takes a menu for its home screen without a complaint, and it opens there without signal [POCK-03]', async ({
  page,
  context,
  newVendor,
}) => {
  const vendor = await completeVendor(page, newVendor)
  await choose(context.request, vendor, ['StreetFoodVibrant', 3])
  await page.goto(menuPath(vendor))
  await expect(manifestLink(page)).toHaveCount(1)
  await page.waitForLoadState('networkidle')

  const { url, errors, manifest, problems } = await readInstalled(page)
  expect(new URL(url).pathname).toBe(`/api/public/vendor/${vendor.id}/manifest`)
  // Tests run in a private window, which can install nothing.
  expect({ errors, problems: problems.filter((id) => id !== 'in-incognito') }).toEqual({
    errors: [],
    problems: [],
  })
  const { origin } = new URL(page.url())
  expect(manifest).toMatchObject({
    name: 'Asha Chaat House',
    startUrl: origin + menuPath(vendor),
    scope: origin + menuPath(vendor),
    display: 'kStandalone',
    themeColor: 'rgba(124,45,18,1)',
  })
  expect(manifest.icons?.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '192x192', '512x512'])

  const keptAt = () => page.evaluate(async () => (await caches.keys()).includes('menus'))
  await expect.poll(keptAt).toBe(true)
  await expect
    .poll(() =>
      page.evaluate(
        async (id) => Boolean(await (await caches.open('menus')).match(`/saved-menus/${id}`)),
        vendor.id,
      ),
    )
    .toBe(true)
  await context.setOffline(true)
  await page.goto(manifest.startUrl ?? '')
  await expect(page.locator('#saved')).toHaveText(/^You are offline/)
  await expect(page.getByText('Bhel Puri').first()).toBeVisible()
})

test('nothing of it is in the page that shows the first dish [POCK-02] [POCK-03]', async ({
  request,
  newVendor,
}) => {
  const vendor = await newVendor()
  const html = await (await request.get(menuPath(vendor))).text()
  expect(html).not.toContain('manifest')
  expect(html).not.toContain('apple-touch-icon')
})

test('an iPhone finds the icon, and a menu that is banned has nothing to put there [POCK-03]', async ({
  page,
  request,
  newVendor,
  adminSession,
}) => {
  const vendor = await newVendor()
  await page.goto(menuPath(vendor))
  const icon = page.locator('head > link[rel=apple-touch-icon]')
  await expect(icon).toHaveAttribute('href', `/api/public/vendor/${vendor.id}/icon/any-192`)
  const width = await page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob())
    return picture.width
  }, `/api/public/vendor/${vendor.id}/icon/any-192`)
  expect(width).toBe(192)

  const { token } = await adminSession()
  const banned = await request.fetch(adminVendorsApi.setBan.path.replace(':id', vendor.id), {
    method: adminVendorsApi.setBan.method,
    headers: { authorization: `Bearer ${token}` },
    data: { isBanned: true, reason: 'Sold fake sweets' },
  })
  expect(banned.ok()).toBe(true)
  await expect.poll(async () => (await request.get(menuPath(vendor))).status()).toBe(404)
  await page.goto(menuPath(vendor))
  await page.waitForLoadState('networkidle')
  await expect(manifestLink(page)).toHaveCount(0)
})
