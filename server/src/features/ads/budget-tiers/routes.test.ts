import { budgetTiersApi as api, BudgetTier } from '@thela/contract/ads/budget-tiers'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'

const { db, send, signedInAdmin, signedInVendor } = await createTestApp()
const { headers } = await signedInAdmin()
const vendor = await signedInVendor()

const tier = { name: 'Big area', targetLevel: 'AREA', budget: 5000, impressions: 6000 }
const create = (more: object = {}, path: string = api.create.path) =>
  send('POST', path, { headers, payload: { ...tier, ...more } })
const list = async (path: string) => (await send('GET', path, { headers })).json().budgetTiers as BudgetTier[]

test('the four of the documents are there from the start [CONST-29] [CONST-30] [CONST-31] [CONST-32]', async () => {
  const tiers = (await list(api.listAll.path)).map(({ targetLevel, budget, impressions }) => ({
    targetLevel,
    budget,
    impressions,
  }))
  expect(tiers).toEqual([
    { targetLevel: 'AREA', budget: 1000, impressions: 1000 },
    { targetLevel: 'CITY', budget: 1000, impressions: 2000 },
    { targetLevel: 'COUNTRY', budget: 1000, impressions: 4000 },
    { targetLevel: 'STATE', budget: 1000, impressions: 3000 },
  ])
})

test('an administrator adds, changes and deletes tiers, by either path [ADM-13] [API-128]', async () => {
  const answer = await create()
  expect([answer.statusCode, answer.json().message]).toEqual([201, 'Budget tier created successfully!'])
  const { budgetTier } = answer.json()
  expect(BudgetTier.safeParse(budgetTier).success).toBe(true)
  expect(budgetTier).toMatchObject({ ...tier, isActive: true })

  expect((await create({ budget: 6000 }, api.createByOtherPath.path)).statusCode).toBe(201)
  const path = `${api.create.path}/${budgetTier.id}`
  const change = await send('PUT', path, { headers, payload: { isActive: false } })
  expect(change.json().budgetTier).toEqual({ ...budgetTier, isActive: false })
  expect((await list(api.listActive.path)).some(({ id }) => id === budgetTier.id)).toBe(false)
  expect((await list(api.listAll.path)).some(({ id }) => id === budgetTier.id)).toBe(true)

  expect((await send('DELETE', path, { headers })).json()).toEqual({
    message: 'Budget tier deleted successfully!',
  })
  expect((await send('DELETE', path, { headers })).statusCode).toBe(404)
  expect((await send('PUT', path, { headers, payload: {} })).statusCode).toBe(404)
  const logs = await db.selectFrom('auditLogs').select('action').where('entity', '=', 'BUDGET_TIER').execute()
  expect(logs.map(({ action }) => action)).toEqual(['CREATE', 'CREATE', 'UPDATE', 'DELETE'])
})

test('the same level and budget twice is a conflict', async () => {
  expect((await create({ budget: 1000 })).statusCode).toBe(409)
})

test('what makes no tier is refused', async () => {
  for (const bad of [
    { name: 'x' },
    { targetLevel: 'TOWN' },
    { budget: 0 },
    { impressions: 0 },
    { impressions: 1.5 },
  ])
    expect((await create(bad)).statusCode).toBe(422)
})

test('vendors see the tiers in force and change none', async () => {
  const asVendor = { headers: vendor.headers }
  expect((await send('GET', api.listActive.path, asVendor)).statusCode).toBe(200)
  expect((await send('GET', api.listAll.path, asVendor)).statusCode).toBe(403)
  expect((await send('POST', api.createByOtherPath.path, { ...asVendor, payload: tier })).statusCode).toBe(
    403,
  )
  expect((await send('GET', api.listActive.path)).statusCode).toBe(401)
})
