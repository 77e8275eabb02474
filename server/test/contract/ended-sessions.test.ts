import { accountsApi } from '@thela/contract/identity/accounts'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { createTestApp, PASSWORD } from '../app.ts'

const { app, db, platform, signedInVendor, signedInAdmin } = await createTestApp()
const otherNode = await buildApp(platform)
afterAll(() => otherNode.close())
const { headers } = await signedInAdmin()

type Vendor = Awaited<ReturnType<typeof signedInVendor>>

const post = (url: string, payload: object, vendor?: Vendor) =>
  app.inject({ method: 'POST', url, headers: vendor?.headers ?? headers, payload })
const byAdmin = (method: 'DELETE' | 'PATCH' | 'POST', what: string, payload?: object) => (vendor: Vendor) =>
  app.inject({
    method,
    url: `/api/admin/vendors/${vendor.id}${what}`,
    headers,
    ...(payload ? { payload } : {}),
  })

/** Creates a second session, as from another phone. */
async function signInAgain({ phone }: Vendor) {
  const { path } = accountsApi.loginVendor
  const answer = await app.inject({ method: 'POST', url: path, payload: { phone, password: PASSWORD } })
  return { authorization: `Bearer ${answer.json().token}` }
}

const waysToEnd: Record<string, (vendor: Vendor) => Promise<{ statusCode: number }>> = {
  logout: (vendor) => post(accountsApi.logout.path, {}, vendor),
  'a ban': byAdmin('PATCH', '/ban', { isBanned: true, reason: 'Sells nothing' }),
  deletion: byAdmin('DELETE', ''),
  'a password reset': byAdmin('POST', '/reset-password', { newPassword: 'Another1!' }),
  expiry: async ({ id }) => {
    await db
      .updateTable('sessions')
      .set({ expiresAt: new Date(0).toISOString() })
      .where('vendorId', '=', id)
      .execute()
    return { statusCode: 200 }
  },
}

test.each(Object.entries(waysToEnd))('after %s no node accepts the session [NODE-02]', async (_, end) => {
  const vendor = await signedInVendor()
  expect(await statuses(vendor.headers)).toEqual([200, 200])

  expect((await end(vendor)).statusCode).toBe(200)

  expect(await statuses(vendor.headers)).toEqual([401, 401])
})

test('after a password change no node accepts the sessions of other phones', async () => {
  const vendor = await signedInVendor()
  const otherPhone = await signInAgain(vendor)
  expect(await statuses(otherPhone)).toEqual([200, 200])

  const change = { currentPassword: PASSWORD, newPassword: 'Another1!' }
  expect((await post(accountsApi.changePassword.path, change, vendor)).statusCode).toBe(200)

  expect(await statuses(otherPhone)).toEqual([401, 401])
  expect(await statuses(vendor.headers)).toEqual([200, 200])
})

/** The status that each node returns for these headers. */
async function statuses(headers: Record<string, string>) {
  const ask = (node: typeof app) => node.inject({ url: accountsApi.readProfile.path, headers })
  return Promise.all([app, otherNode].map(async (node) => (await ask(node)).statusCode))
}
