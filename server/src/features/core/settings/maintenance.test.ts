import { settingsApi } from '@thela/contract/core/settings'
import { accountsApi } from '@thela/contract/identity/accounts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { ADMIN, createTestApp, registration } from '../../../../test/app.ts'

const { app, send, signedInAdmin, signedInVendor } = await createTestApp()
const admin = await signedInAdmin()
const vendor = await signedInVendor()
const menu = `/${vendor.user.slug}/${vendor.id}`

const maintenanceMessage = { message: 'The site is under maintenance. Please try again later.' }

async function setMaintenance(maintenanceMode: boolean) {
  const { settings } = (await send('GET', settingsApi.read.path, { headers: admin.headers })).json()
  await send('PUT', settingsApi.update.path, {
    headers: admin.headers,
    payload: { ...settings, maintenanceMode },
  })
}

/** The settings are cached for up to a second, so a change is not visible at once. */
const waitForStatus = (url: string, status: number, headers: Record<string, string> = {}) =>
  vi.waitFor(async () => expect((await app.inject({ url, headers })).statusCode).toBe(status), 10_000)

beforeAll(async () => {
  expect((await app.inject(menu)).statusCode).toBe(200)
  await setMaintenance(true)
  await waitForStatus(accountsApi.readProfile.path, 503, vendor.headers)
})

describe('while the site is under maintenance', () => {
  test.each([
    ['a customer who reads a menu', 'GET', `/api/public/vendor/${vendor.id}/menu-full`, {}, {}],
    ['a customer whose visit is counted', 'POST', '/api/public/menu-view', {}, { vendorId: vendor.id }],
    ['a guest who registers', 'POST', accountsApi.registerVendor.path, {}, registration()],
    ['a vendor who signs in', 'POST', accountsApi.loginVendor.path, {}, vendor],
    ['a signed-in vendor', 'GET', accountsApi.readProfile.path, vendor.headers, {}],
    ['a vendor who changes the profile', 'PUT', '/api/vendors/profile', vendor.headers, { tagline: 'Hi' }],
  ] as const)('%s gets the maintenance message', async (_who, method, url, headers, payload) => {
    const answer = await send(method, url, { headers, ...(method === 'GET' ? {} : { payload }) })
    expect([answer.statusCode, answer.json()]).toEqual([503, maintenanceMessage])
  })

  test('the public menu shows a maintenance page', async () => {
    await waitForStatus(menu, 503)
    const page = await app.inject(menu)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('maintenance')
    expect(page.headers['cache-control']).toBe('no-store')
  })

  test('administrators can work, and health and public settings can be read', async () => {
    const login = await send('POST', accountsApi.loginAdmin.path, { payload: ADMIN })
    expect(login.statusCode).toBe(200)
    const headers = { authorization: `Bearer ${login.json().token}` }
    expect((await send('GET', settingsApi.read.path, { headers })).statusCode).toBe(200)
    expect((await send('GET', accountsApi.readProfile.path, { headers })).statusCode).toBe(200)
    expect((await send('GET', '/api/health')).statusCode).toBe(200)
    expect((await send('GET', '/api/public/settings')).json().settings.maintenanceMode).toBe(true)
  })

  test.each(['/api/address', '/api/locations'])(
    'places can be chosen in the admin area from %s',
    async (family) => {
      const lists = [
        '/countries',
        '/states?country=IN',
        '/cities?country=IN&state=GJ',
        '/areas?country=IN&state=GJ&city=Surat',
      ]
      const answers = await Promise.all(lists.map((list) => send('GET', `${family}${list}`)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    },
  )

  test('menus and vendor profiles work again after the maintenance', async () => {
    await setMaintenance(false)
    await waitForStatus(menu, 200)
    await waitForStatus(accountsApi.readProfile.path, 200, vendor.headers)
  })
})
