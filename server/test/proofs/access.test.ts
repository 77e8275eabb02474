import { budgetTiersApi } from '@thela/contract/ads/budget-tiers'
import type { Access, Endpoint } from '@thela/contract/endpoint'
import { everyEndpoint } from '@thela/contract/every-endpoint'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bearer, createTestApp } from '../app.ts'
import { bareRequest } from './sample-request.ts'

const { app, db, signedInVendor, signedInAdmin } = await createTestApp()

/** A vendor names himself where an address has an id: of others he may not even ask. */
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

/** What the door says: 401 to strangers, 403 to the wrong role, and in: anything else. */
function expectedAt(access: Access, { isVendor, isAdmin }: Principal) {
  if (access === 'public') return 'in'
  if (!isVendor && !isAdmin) return 401
  if (access === 'any' || (access === 'vendor' ? isVendor : isAdmin)) return 'in'
  return 403
}

function isRight(access: Access, principal: Principal, answer: { statusCode: number; body: string }) {
  const expected = expectedAt(access, principal)
  if (expected !== 'in') return answer.statusCode === expected
  return ![401, 403].includes(answer.statusCode) || isOwnRefusal(answer.body)
}

const isLogout = (path: string) => path === '/api/auth/logout'

// Saying goodbye would end the sessions that the other calls need.
const endpoints = everyEndpoint.filter(({ path }) => !isLogout(path))

test(`every endpoint lets in whom its access names, and nobody else [AUTH-31] [AUTH-36]`, async () => {
  expect(await findWrongDoors(endpoints)).toEqual([])
  expect(endpoints.length * principals.length).toBeGreaterThan(200)
}, 180_000)

async function findWrongDoors(endpoints: Endpoint[]) {
  const wrong: string[] = []
  for (const endpoint of endpoints)
    for (const principal of principals) {
      const answer = await app.inject({ ...bareRequest(endpoint, principal), headers: principal.headers })
      if (!isRight(endpoint.access, principal, answer))
        wrong.push(`${principal.name}: ${endpoint.method} ${endpoint.path} → ${answer.statusCode}`)
    }
  return wrong
}

/** A 401 or 403 of the endpoint itself (wrong password, closed registrations), not of the door. */
const isOwnRefusal = (body: string) => !/Authentication required|Session expired|Access denied/.test(body)

const vendorsGetIn = [
  'a vendor: GET /api/admin/budget-tiers → 200',
  'another vendor: GET /api/admin/budget-tiers → 200',
  'an inactive vendor: GET /api/admin/budget-tiers → 200',
]
const strangersGetIn = principals
  .filter(({ isVendor, isAdmin }) => !isVendor && !isAdmin)
  .map(({ name }) => `${name}: GET /api/admin/budget-tiers → 200`)
const adminStaysOut = ['an administrator: GET /api/admin/budget-tiers → 403']

test.each<[Access, string[]]>([
  ['public', [...strangersGetIn, ...vendorsGetIn]],
  ['any', vendorsGetIn],
  ['vendor', [...vendorsGetIn, ...adminStaysOut]],
])('a door of administrators that is set to %s on purpose is found', async (access, found) => {
  const door: Endpoint = budgetTiersApi.listAll
  const promised = { ...door }
  // The guard reads the access at each request.
  door.access = access
  try {
    expect(await findWrongDoors([promised])).toEqual(found)
  } finally {
    door.access = promised.access
  }
  expect(await findWrongDoors([promised])).toEqual([])
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
