import { everyEndpoint } from '@thela/contract/every-endpoint'
import { expect, test } from 'vitest'
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
await db.insertInto('categories').values(category).execute()
await db.insertInto('menuItems').values(item).execute()

const ownersThings = async () => ({
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

test("no call of a vendor reads or changes another vendor's things, whatever ids it names [AUTH-35]", async () => {
  const before = await ownersThings()
  const leaks: string[] = []

  for (const { endpoint, id, payload } of calls) {
    const answer = await app.inject({ ...bareRequest(endpoint, { id }), headers: stranger.headers, payload })
    const isLeak = /Bhel|owners-item|owners-category/.test(answer.body.replaceAll(id, ''))
    if (isLeak) leaks.push(`${endpoint.method} ${endpoint.path}: ${answer.body}`)
  }

  expect(leaks).toEqual([])
  expect(await ownersThings()).toEqual(before)
})
