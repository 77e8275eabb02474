import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './route-handlers.ts'

// What a failed call says is in web/src/api/failures; here is what only the built app shows.

test('a page whose code is slow shows a spinner, and one whose code fails to load says so', async ({
  page,
}) => {
  const code = '**/assets/framework-*.js'
  const send = await hold(page, code)
  await page.goto('/auth/register', { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toHaveText('Loading')
  await expect(page.getByRole('heading')).toHaveCount(0)
  send()
  await expect(page.getByRole('heading', { name: 'Create your QR code menu' })).toBeVisible()

  await page.unroute(code)
  // Each time: it is asked for ahead, and again when it is needed.
  await page.route(code, (route) => route.abort())
  await page.goto('/auth/register?from=%2Fdashboard')
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded')
  await expectAccessible(page)
  await page.unroute(code)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Create your QR code menu' })).toBeVisible()
  await expect(page).toHaveURL('/auth/register?from=%2Fdashboard')
})

test('a screen that breaks offers to reload', async ({ page }) => {
  let isBroken = true
  await page.route('**/assets/RegisterPage-*.js', (route) =>
    isBroken
      ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })
      : route.continue(),
  )
  await page.goto('/auth/register')
  const reload = page.getByRole('button', { name: 'Reload' })
  await reload.waitFor()
  isBroken = false
  await reload.click()

  await expect(page.getByLabel('Full name')).toBeVisible()
})

test('a vendor who taps a link while the server is down stays in the app', async ({
  page,
  newVendor,
  signIn,
}) => {
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const reload = page.getByRole('button', { name: 'Reload' })
  const away = /\/(assets\/|livez$)/
  await signIn(page, await newVendor())
  await page.goto('/dashboard/items')
  await heading('Menu Items').waitFor()
  await page.route(away, (route) => route.abort())

  await link('QR Code').click()
  await expect(heading('Something went wrong')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/qr-code')
  await link('Items').click()
  await expect(heading('Menu Items')).toBeVisible()
  await link('Profile').click()
  await expect(reload).toBeVisible()
  await expect(page).toHaveURL('/dashboard/profile')

  await page.unroute(away)
  await reload.click()
  await expect(heading('Profile')).toBeVisible()
})
