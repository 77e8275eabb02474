import { budgetTiersApi as api, type BudgetTier } from '@thela/contract/ads/budget-tiers'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'

const { db, send, signedInAdmin, signedInVendor } = await createTestApp()
const { headers } = await signedInAdmin()
const vendor = await signedInVendor()

const tier = { name: 'Big area', targetLevel: 'AREA', budget: 5000, impressions: 6000 }
const create = (more: object = {}, path: string = api.create.path) =>
  send('POST', path, { headers, payload: { ...tier, ...more } })
const list = async (path: string) => (await send('GET', path, { headers })).json().budgetTiers as BudgetTier[]

test('a new database has the four documented tiers', async () => {
  const tiers = (await list('/api/admin/budget-tiers')).filter(({ name }) => name !== tier.name)
  expect(tiers.map(({ targetLevel, budget, impressions }) => ({ targetLevel, budget, impressions }))).toEqual(
    [
      { targetLevel: 'AREA', budget: 1000, impressions: 1000 },
      { targetLevel: 'CITY', budget: 1000, impressions: 2000 },
      { targetLevel: 'COUNTRY', budget: 1000, impressions: 4000 },
      { targetLevel: 'STATE', budget: 1000, impressions: 3000 },
    ],
  )
})

test('an administrator adds and reads tiers on both paths [API-128]', async () => {
  const paths = ['/api/admin/budget-tiers', '/api/budget-tiers']
  for (const [n, path] of paths.entries()) {
    const budget = 5000 + n
    const answer = await create({ budget }, path)
    expect([answer.statusCode, answer.json().message]).toEqual([201, 'Budget tier created successfully!'])
    const { budgetTier } = answer.json()
    expect(budgetTier).toEqual({
      ...tier,
      budget,
      id: expect.any(String),
      isActive: true,
      createdAt: expect.any(String),
    })
    for (const path of paths) expect(await list(path)).toContainEqual(budgetTier)
  }
})

test('an administrator changes a tier and deletes it', async () => {
  const { budgetTier } = (await create({ budget: 7000 })).json()
  const { id } = budgetTier
  const path = `/api/admin/budget-tiers/${id}`
  const change = await send('PUT', path, { headers, payload: { isActive: false } })
  expect(change.json().budgetTier).toEqual({ ...budgetTier, isActive: false })
  expect((await list('/api/budget-tiers')).some((tier) => tier.id === id)).toBe(false)
  expect((await list('/api/admin/budget-tiers')).some((tier) => tier.id === id)).toBe(true)

  expect((await send('DELETE', path, { headers })).json()).toEqual({
    message: 'Budget tier deleted successfully!',
  })
  expect((await send('DELETE', path, { headers })).statusCode).toBe(404)
  expect((await send('PUT', path, { headers, payload: {} })).statusCode).toBe(404)
  const logs = await db
    .selectFrom('auditLogs')
    .select(['entity', 'action'])
    .where('entityId', '=', id)
    .orderBy('id')
    .execute()
  expect(logs).toEqual(['CREATE', 'UPDATE', 'DELETE'].map((action) => ({ entity: 'BUDGET_TIER', action })))
})

test('a second tier with the same level and budget is a conflict', async () => {
  expect((await create({ budget: 1000 })).statusCode).toBe(409)
})

test('an invalid tier is refused', async () => {
  for (const bad of [
    { name: 'x' },
    { targetLevel: 'TOWN' },
    { budget: 0 },
    { impressions: 0 },
    { impressions: 1.5 },
  ])
    expect((await create(bad)).statusCode).toBe(422)
})

test('vendors can read the active tiers and change none', async () => {
  const asVendor = { headers: vendor.headers }
  expect((await send('GET', api.listActive.path, asVendor)).statusCode).toBe(200)
  expect((await send('GET', api.listAll.path, asVendor)).statusCode).toBe(403)
  expect((await send('POST', api.createByOtherPath.path, { ...asVendor, payload: tier })).statusCode).toBe(
    403,
  )
  expect((await send('GET', api.listActive.path)).statusCode).toBe(401)
})
