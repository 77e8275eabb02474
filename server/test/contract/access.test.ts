import { budgetTiersApi } from '@thela/contract/ads/budget-tiers'
import type { Access, Endpoint } from '@thela/contract/endpoint'
import { everyEndpoint } from '@thela/contract/every-endpoint'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bearer, createTestApp } from '../app.ts'
import { bareRequest } from './sample-request.ts'

const { app, db, signedInVendor, signedInAdmin } = await createTestApp()

/** Vendors use their own id in paths, because they have no access to other vendors. */
type Principal = {
  name: string
  headers: Record<string, string>
  id?: string
  isVendor?: true
  isAdmin?: true
}

const owner = await signedInVendor()
const other = await signedInVendor()
const inactive = await signedInVendor()
const banned = await signedInVendor()
const deleted = await signedInVendor()
const expired = await signedInVendor()
const revoked = await signedInVendor()
const admin = await signedInAdmin()

await db.updateTable('vendors').set({ isActive: false }).where('id', '=', inactive.id).execute()
await db.updateTable('vendors').set({ isBanned: true }).where('id', '=', banned.id).execute()
await db.updateTable('vendors').set({ deletedAt: sql`now()` }).where('id', '=', deleted.id).execute()
await db.updateTable('sessions').set({ expiresAt: sql`now()` }).where('vendorId', '=', expired.id).execute()
await db.deleteFrom('sessions').where('vendorId', '=', revoked.id).execute()

const principals: Principal[] = [
  { name: 'nobody', headers: {} },
  { name: 'a garbage token', headers: bearer('qv_garbage') },
  { name: 'a well-formed token of nobody', headers: bearer(`qa_${'a'.repeat(43)}`) },
  { name: 'an expired session', headers: expired.headers },
  { name: 'a revoked session', headers: revoked.headers },
  { name: 'a banned vendor', headers: banned.headers },
  { name: 'a deleted vendor', headers: deleted.headers },
  { name: 'a vendor', headers: owner.headers, id: owner.id, isVendor: true },
  { name: 'another vendor', headers: other.headers, id: other.id, isVendor: true },
  { name: 'an inactive vendor', headers: inactive.headers, id: inactive.id, isVendor: true },
  { name: 'an administrator', headers: admin.headers, isAdmin: true },
]

/** The expected access: 401 for guests, 403 for the wrong role, otherwise allowed. */
function expectedAccess(access: Access, { isVendor, isAdmin }: Principal) {
  if (access === 'public') return 'allowed'
  if (!isVendor && !isAdmin) return 401
  if (access === 'any' || (access === 'vendor' ? isVendor : isAdmin)) return 'allowed'
  return 403
}

function isExpected(access: Access, principal: Principal, answer: { statusCode: number; body: string }) {
  const expected = expectedAccess(access, principal)
  if (expected !== 'allowed') return answer.statusCode === expected
  return ![401, 403].includes(answer.statusCode) || isRefusedByEndpoint(answer.body)
}

const isLogout = (path: string) => path === '/api/auth/logout'

// Logging out would end the sessions that the other requests need.
const endpoints = everyEndpoint.filter(({ path }) => !isLogout(path))

test('every endpoint allows exactly the roles of its access setting', async () => {
  expect(await findWrongAccess(endpoints)).toEqual([])
  expect(endpoints.length * principals.length).toBeGreaterThan(200)
}, 180_000)

test('whoever signs in is a VENDOR or a SUPER_ADMIN, and each is kept from what belongs to the other [AUTH-31]', async () => {
  const roleOf = async ({ headers }: Pick<Principal, 'headers'>) => {
    const { vendor, user = vendor } = (await app.inject({ url: '/api/auth/profile', headers })).json()
    return user.role
  }
  expect([await roleOf(owner), await roleOf(admin)]).toEqual(['VENDOR', 'SUPER_ADMIN'])

  const statusesOf = async (access: Access, { headers }: Pick<Principal, 'headers'>) => {
    const statuses = new Set<number>()
    for (const endpoint of everyEndpoint.filter((one) => one.access === access))
      statuses.add((await app.inject({ ...bareRequest(endpoint), headers })).statusCode)
    return [...statuses]
  }
  expect(await statusesOf('admin', owner)).toEqual([403])
  expect(await statusesOf('vendor', admin)).toEqual([403])
})

/** What a person without an account can call. */
const openToGuests = [
  'GET /api/public/vendor/:id/menu-full',
  // For its home screen.
  'GET /api/public/vendor/:id/manifest',
  'GET /api/public/vendor/:id/icon/:icon',
  'GET /api/public/vendor/:name/:id',
  'GET /api/public/vendor/:name/:id/template',
  'GET /api/template-uploads/:id/module',
  // What a menu reports of a visit.
  'POST /api/public/category-view',
  'POST /api/public/favorite',
  'POST /api/public/item-click',
  'POST /api/public/menu-view',
  'POST /api/public/qr-scan',
  'POST /api/public/search-query',
  'POST /api/public/share',
  'POST /api/public/slip-pay-opened',
  'POST /api/public/slip-sent',
  'POST /api/public/slip-shown',
  // The ads on a menu.
  'GET /api/public/ad-config',
  'GET /api/public/ads',
  'GET /api/public/ads/vendor/:vendorId',
  'POST /api/public/ads/:id/click',
  'POST /api/public/ads/:id/impression',
  // The pages of the site.
  'GET /api/public/settings',
  'GET /api/public/showcase',
  'GET /api/public/stats',
  'GET /api/public/vendors',
  'POST /api/contact',
  // Signing in and registering, with the places to choose from.
  'GET /api/address/areas',
  'GET /api/address/cities',
  'GET /api/address/countries',
  'GET /api/address/search',
  'GET /api/address/states',
  'GET /api/locations/all',
  'GET /api/locations/areas',
  'GET /api/locations/cities',
  'GET /api/locations/countries',
  'GET /api/locations/states',
  'POST /api/auth/admin/login',
  'POST /api/auth/first-admin',
  'POST /api/auth/logout',
  'POST /api/auth/vendor/login',
  'POST /api/auth/vendor/register',
  'POST /api/auth/verify-email',
  'GET /api/health',
]

test('a customer without an account sees menus and public pages, and nothing else [AUTH-36]', async () => {
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
  const open = everyEndpoint.filter(({ access }) => access === 'public')
  expect(open.map(nameOf).sort()).toEqual(openToGuests.toSorted())

  const closed = everyEndpoint.filter(({ access }) => access !== 'public')
  for (const endpoint of closed)
    expect([nameOf(endpoint), (await app.inject(bareRequest(endpoint))).statusCode]).toEqual([
      nameOf(endpoint),
      401,
    ])

  const { slug } = await db
    .selectFrom('vendors')
    .select('slug')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  for (const url of [`/api/public/vendor/${owner.id}/menu-full`, `/api/public/vendor/${slug}/${owner.id}`])
    expect((await app.inject(url)).json().vendor.businessName).toBe(owner.businessName)
})

async function findWrongAccess(endpoints: Endpoint[]) {
  const wrong: string[] = []
  for (const endpoint of endpoints)
    for (const principal of principals) {
      const answer = await app.inject({ ...bareRequest(endpoint, principal), headers: principal.headers })
      if (!isExpected(endpoint.access, principal, answer))
        wrong.push(`${principal.name}: ${endpoint.method} ${endpoint.path} → ${answer.statusCode}`)
    }
  return wrong
}

/** Whether a 401 or 403 comes from the endpoint itself (wrong password, closed registrations), not from the access check. */
const isRefusedByEndpoint = (body: string) =>
  !/Authentication required|Session expired|Access denied/.test(body)

const vendorsAllowed = [
  'a vendor: GET /api/admin/budget-tiers → 200',
  'another vendor: GET /api/admin/budget-tiers → 200',
  'an inactive vendor: GET /api/admin/budget-tiers → 200',
]
const guestsAllowed = principals
  .filter(({ isVendor, isAdmin }) => !isVendor && !isAdmin)
  .map(({ name }) => `${name}: GET /api/admin/budget-tiers → 200`)
const adminRefused = ['an administrator: GET /api/admin/budget-tiers → 403']

test.each<[Access, string[]]>([
  ['public', [...guestsAllowed, ...vendorsAllowed]],
  ['any', vendorsAllowed],
  ['vendor', [...vendorsAllowed, ...adminRefused]],
])('an admin endpoint whose access is deliberately set to %s is detected', async (access, found) => {
  const endpoint: Endpoint = budgetTiersApi.listAll
  const original = { ...endpoint }
  // The access is read at each request.
  endpoint.access = access
  try {
    expect(await findWrongAccess([original])).toEqual(found)
  } finally {
    endpoint.access = original.access
  }
  expect(await findWrongAccess([original])).toEqual([])
})

test('every route under /api belongs to the contract', () => {
  const documented = new Set(everyEndpoint.map(({ method, path }) => `${method} ${path}`))
  const paths = (app.swagger() as { paths: Record<string, Record<string, unknown>> }).paths
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )

  expect(served.filter((route) => route.includes(' /api/') && !documented.has(route))).toEqual([])
  expect([...documented].filter((route) => !served.includes(route))).toEqual([])
})
