import { everyEndpoint } from '@thela/contract/every-endpoint'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../app.ts'
import { bareRequest } from './sample-request.ts'

const { app, db, signedInVendor } = await createTestApp()
const owner = await signedInVendor()
const stranger = await signedInVendor()

const category = { vendorId: owner.id, id: 'owners-category', name: 'Chaat', position: 1 }
const item = {
  vendorId: owner.id,
  id: 'owners-item',
  categoryId: category.id,
  name: 'Bhel',
  price: 40,
  position: 1,
}
beforeEach(resetMenu)

async function resetMenu() {
  await db.deleteFrom('menuItems').execute()
  await db.deleteFrom('categories').execute()
  await db.insertInto('categories').values(category).execute()
  await db.insertInto('menuItems').values(item).execute()
}

const readOwnersData = async () => ({
  vendor: await db.selectFrom('vendors').selectAll().where('id', '=', owner.id).execute(),
  categories: await db.selectFrom('categories').selectAll().where('vendorId', '=', owner.id).execute(),
  items: await db.selectFrom('menuItems').selectAll().where('vendorId', '=', owner.id).execute(),
})

const bodies = [
  { name: 'Stolen', categoryId: category.id, price: 1 },
  { categoryIds: [category.id] },
  { itemIds: [item.id] },
  { isAvailable: false },
  { tagline: 'Stolen' },
]

const calls = everyEndpoint
  .filter(({ access, path }) => ['vendor', 'any'].includes(access) && !/change-password/.test(path))
  .flatMap((endpoint) => [category.id, item.id, owner.id].map((id) => ({ endpoint, id })))
  .flatMap(({ endpoint, id }) =>
    (endpoint.method === 'GET' ? [undefined] : bodies).map((payload) => ({ endpoint, id, payload })),
  )

const changes = [
  ['PUT', `/api/categories/${category.id}`, { name: 'Snacks' }],
  ['POST', '/api/categories/reorder', { categoryIds: [category.id] }],
  ['POST', '/api/items', { name: 'Sev Puri', categoryId: category.id, price: 50 }],
  ['PUT', `/api/items/${item.id}`, { price: 45 }],
  ['DELETE', `/api/items/${item.id}`, undefined],
  ['DELETE', `/api/categories/${category.id}`, undefined],
  ['DELETE', `/api/categories/${category.id}/hard`, undefined],
] as const

test('a vendor manages their own categories and items, and another vendor is refused the same [AUTH-35]', async () => {
  const before = await readOwnersData()
  for (const [method, url, payload] of changes) {
    const answer = await app.inject({ method, url, payload, headers: stranger.headers })
    expect([url, answer.statusCode, await readOwnersData()]).toEqual([url, expect.any(Number), before])
    expect([400, 404, 422]).toContain(answer.statusCode)
  }
  for (const [method, url, payload] of changes) {
    await resetMenu()
    const answer = await app.inject({ method, url, payload, headers: owner.headers })
    expect([url, answer.statusCode < 300]).toEqual([url, true])
  }
})

test('a vendor changes only their own profile [AUTH-35]', async () => {
  const taglineOf = async ({ headers }: typeof owner) =>
    (await app.inject({ url: '/api/vendors/profile', headers })).json().vendor.tagline
  const change = { id: owner.id, vendorId: owner.id, tagline: 'Best in town' }
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/vendors/profile',
    payload: change,
    headers: stranger.headers,
  })

  expect(answer.statusCode).toBe(200)
  expect([await taglineOf(stranger), await taglineOf(owner)]).toEqual(['Best in town', null])
})

test("a vendor cannot read or change another vendor's data, whatever ids a request contains [AUTH-35]", async () => {
  const before = await readOwnersData()
  const leaks: string[] = []

  for (const { endpoint, id, payload } of calls) {
    const answer = await app.inject({ ...bareRequest(endpoint, { id }), headers: stranger.headers, payload })
    const isLeak = /Bhel|owners-item|owners-category/.test(answer.body.replaceAll(id, ''))
    if (isLeak) leaks.push(`${endpoint.method} ${endpoint.path}: ${answer.body}`)
  }

  expect(leaks).toEqual([])
  expect(await readOwnersData()).toEqual(before)
})
