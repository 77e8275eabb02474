import { auditLogsApi } from '@thela/contract/core/audit-logs'
import { auditActions, auditEntities } from '@thela/contract/values/choices'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { recordChange } from './record-change.ts'

const { db, send, signedInAdmin, signedInVendor } = await createTestApp()
const admin = await signedInAdmin()
const vendor = await signedInVendor()

const read = async (query = '') =>
  (await send('GET', `${auditLogsApi.list.path}?${query}`, { headers: admin.headers })).json()
const readStats = async (query = '') =>
  (await send('GET', `${auditLogsApi.readStats.path}?${query}`, { headers: admin.headers })).json().stats

/** Log entries of given ages, each for another ad, so that the tests can tell them apart. */
const midnight = sql<string>`(now() at time zone 'Asia/Kolkata')::date::timestamp at time zone 'Asia/Kolkata'`
const ages = { today: 0, yesterday: 1, sixDays: 6, sevenDays: 7, lastMonth: 29, before: 30, longAgo: 90 }

beforeAll(async () => {
  const rows = Object.entries(ages).map(([entityId, days]) => ({
    createdAt: sql<string>`${midnight} - make_interval(days => ${days})`,
    actorType: 'ADMIN',
    actorId: entityId === 'longAgo' ? 'somebody-gone' : admin.id,
    action: 'DELETE',
    entity: 'AD',
    entityId,
    metadata: JSON.stringify({ title: `100% off_${entityId}` }),
    ipAddress: '127.0.0.1',
  }))
  await db.insertInto('auditLogs').values(rows).execute()
})

const ads = async (query: string) =>
  (await read(`entity=AD&${query}`)).logs.map(({ entityId }: { entityId: string }) => entityId)

test('the log shows who changed what, newest first [ENT-44] [AUD-07]', async () => {
  await recordChange(
    db,
    { role: 'SUPER_ADMIN', id: admin.id, ip: '10.0.0.9' },
    {
      action: 'UPDATE',
      entity: 'CATEGORY',
      entityId: 'c1',
      metadata: { why: 'test' },
      oldValues: { name: 'Old' },
      newValues: { name: 'New' },
    },
  )
  const { logs, total, pagination } = await read()

  expect(logs[0]).toEqual({
    id: expect.stringMatching(/^\d+$/),
    createdAt: expect.stringMatching(/Z$/),
    admin: { name: 'Administrator', email: 'admin@example.com' },
    actorId: admin.id,
    actorType: 'ADMIN',
    actorName: null,
    action: 'UPDATE',
    entity: 'CATEGORY',
    entityId: 'c1',
    entityName: 'New',
    metadata: { why: 'test' },
    oldValues: { name: 'Old' },
    newValues: { name: 'New' },
    ipAddress: '10.0.0.9',
  })
  const { count } = await db
    .selectFrom('auditLogs')
    .select(db.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(total).toBe(Number(count))
  expect(pagination).toMatchObject({ page: 1, limit: 50, total, totalCount: total })
})

test('the changes of a vendor are listed under their id [AUD-07]', async () => {
  const { logs } = await read(`entity=VENDOR&search=${vendor.id}`)
  expect(logs).toMatchObject([{ admin: null, actorType: 'VENDOR', actorId: vendor.id, action: 'CREATE' }])
})

test('an entry names the stall that acted and the dish, also a deleted one', async () => {
  const actor = { role: 'VENDOR' as const, id: vendor.id, ip: '10.0.0.9' }
  const { headers } = vendor
  const added = await send('POST', '/api/categories', { headers, payload: { name: 'Chaat' } })
  const { id } = added.json().category
  await recordChange(db, actor, {
    action: 'DELETE',
    entity: 'MENU_ITEM',
    entityId: 'gone',
    oldValues: { name: 'Sev Puri' },
  })
  const { logs } = await read(`search=${encodeURIComponent(vendor.user.businessName)}`)

  expect(logs.slice(0, 2)).toMatchObject([
    { actorName: vendor.user.businessName, entityId: 'gone', entityName: 'Sev Puri' },
    { actorName: vendor.user.businessName, entityId: id, entityName: 'Chaat' },
  ])
})

test('a page has fifty entries unless fewer are requested [AUD-12]', async () => {
  const rows = Array.from({ length: 51 }, (_, n) => ({
    actorType: 'SYSTEM',
    action: 'CREATE',
    entity: 'BACKUP',
    entityId: `fifty ${n}`,
  }))
  await db.insertInto('auditLogs').values(rows).execute()

  const [first, second] = [await read('search=fifty'), await read('search=fifty&page=2')]
  expect([first.logs.length, second.logs.length]).toEqual([50, 1])
  expect(first.pagination).toMatchObject({ page: 1, limit: 50, total: 51, totalPages: 2, hasNextPage: true })

  const { logs, pagination } = await read('entity=AD&page=2&limit=3')
  expect(logs.map(({ entityId }: { entityId: string }) => entityId)).toEqual([
    'sevenDays',
    'lastMonth',
    'before',
  ])
  expect(pagination).toMatchObject({ page: 2, limit: 3, total: 7, totalPages: 3, hasNextPage: true })
})

describe('the log is filtered', () => {
  const actor = { role: 'SUPER_ADMIN', id: admin.id, ip: '10.0.0.9' } as const
  const found = async (query: string, field: 'action' | 'entity') =>
    new Set((await read(query)).logs.map((log: Record<string, string>) => log[field]))

  test('by each of the five actions [AUD-04]', async () => {
    const actions = ['CREATE', 'UPDATE', 'DELETE', 'LOGIN', 'LOGOUT'] as const
    expect(auditActions).toEqual(actions)
    for (const action of actions) {
      await recordChange(db, actor, { action, entity: 'VENDOR', entityId: action })
      expect(await found(`action=${action}`, 'action')).toEqual(new Set([action]))
    }
  })

  test('by entity, of which the five documented ones come first [AUD-05]', async () => {
    const entities = ['VENDOR', 'AD', 'CATEGORY', 'MENU_ITEM', 'ADMIN'] as const
    expect(auditEntities.slice(0, 5)).toEqual(entities)
    for (const entity of auditEntities.filter((entity) => entity !== 'AD')) {
      await recordChange(db, actor, { action: 'CREATE', entity, entityId: entity })
      expect(await found(`entity=${entity}`, 'entity')).toEqual(new Set([entity]))
    }
    expect(await found('entity=AD', 'entity')).toEqual(new Set(['AD']))
  })

  test('by text, action, entity and time together, with pagination and total [API-85] [AUD-03]', async () => {
    const filters = { search: 'evenday', action: 'DELETE', entity: 'AD', period: '30d' }
    const readWith = (change: object = {}) => read(new URLSearchParams({ ...filters, ...change }).toString())

    const { logs, total, pagination } = await readWith()
    expect(logs.map(({ entityId }: { entityId: string }) => entityId)).toEqual(['sevenDays'])
    expect([total, pagination.total]).toEqual([1, 1])

    for (const change of [
      { search: 'nobody' },
      { action: 'CREATE' },
      { entity: 'ADMIN' },
      { period: '7d' },
    ]) {
      expect([change, (await readWith(change)).total]).toEqual([change, 0])
    }
  })

  test.each([
    ['1d', ['today']],
    ['7d', ['today', 'yesterday', 'sixDays']],
    ['30d', ['today', 'yesterday', 'sixDays', 'sevenDays', 'lastMonth']],
    ['90d', ['today', 'yesterday', 'sixDays', 'sevenDays', 'lastMonth', 'before']],
    ['all', Object.keys(ages)],
  ])('by time: %s', async (period, expected) => {
    expect(await ads(`period=${period}`)).toEqual(expected)
  })

  test('by text in the administrator, the id or the details, without wildcards', async () => {
    expect(await ads('search=ADMINistra')).toHaveLength(6)
    expect(await ads('search=admin%40example')).toHaveLength(6)
    expect(await ads('search=evenday')).toEqual(['sevenDays'])
    expect(await ads('search=off_today')).toEqual(['today'])
    expect(await ads('search=off%25today')).toEqual([])
    expect(await ads('search=100%25')).toHaveLength(7)
  })

  test.each(['action=BAN', 'entity=MOON', 'period=2y', 'limit=201', 'page=0', `search=${'x'.repeat(101)}`])(
    'but %s is refused',
    async (query) => {
      const answer = await send('GET', `${auditLogsApi.list.path}?${query}`, { headers: admin.headers })
      expect(answer.statusCode).toBe(422)
    },
  )
})

test('the statistics count the actions and the administrators of the last 30 days [API-86] [ENT-45] [AUD-13]', async () => {
  const rows = await db.selectFrom('auditLogs').select(['entity', 'entityId']).execute()
  const others = rows.filter(({ entity }) => entity !== 'AD').length

  expect(await readStats('period=30d')).toEqual(await readStats())
  expect(await readStats()).toEqual({
    totalActions: others + 5,
    todayActions: others + 1,
    activeAdmins: 1,
    weeklyActions: others + 3,
  })
  expect(await readStats('period=all')).toMatchObject({ totalActions: others + 7, activeAdmins: 2 })
  expect(await readStats('period=1d')).toMatchObject({
    totalActions: others + 1,
    weeklyActions: others + 3,
  })
})

test('vendors and guests cannot read the log', async () => {
  for (const { path } of Object.values(auditLogsApi)) {
    expect((await send('GET', path, { headers: vendor.headers })).statusCode).toBe(403)
    expect((await send('GET', path)).statusCode).toBe(401)
  }
})
