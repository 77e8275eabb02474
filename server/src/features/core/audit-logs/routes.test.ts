import { auditLogsApi } from '@thela/contract/core/audit-logs'
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

/** Lines of chosen ages; each belongs to another ad, so that it can be told apart. */
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

test('the log tells who changed what, newest first [API-85] [ENT-44] [AUD-07]', async () => {
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
    action: 'UPDATE',
    entity: 'CATEGORY',
    entityId: 'c1',
    metadata: { why: 'test' },
    oldValues: { name: 'Old' },
    newValues: { name: 'New' },
    ipAddress: '10.0.0.9',
  })
  expect(pagination).toMatchObject({ page: 1, limit: 50, total, totalCount: total })
  expect(total).toBe(logs.length)
})

test('what a vendor did stands under his id [AUD-07]', async () => {
  const { logs } = await read(`entity=VENDOR&search=${vendor.id}`)
  expect(logs).toMatchObject([{ admin: null, actorType: 'VENDOR', actorId: vendor.id, action: 'CREATE' }])
})

test('it is read page by page [AUD-12]', async () => {
  const { logs, pagination } = await read('entity=AD&page=2&limit=3')
  expect(logs.map(({ entityId }: { entityId: string }) => entityId)).toEqual([
    'sevenDays',
    'lastMonth',
    'before',
  ])
  expect(pagination).toMatchObject({ page: 2, limit: 3, total: 7, totalPages: 3, hasNextPage: true })
})

describe('it is filtered [AUD-03]', () => {
  test('by action and entity [AUD-04] [AUD-05]', async () => {
    const { logs } = await read('action=LOGIN&entity=ADMIN')
    expect(logs.length).toBeGreaterThan(0)
    expect(new Set(logs.map(({ action, entity }: Record<string, string>) => `${action} ${entity}`))).toEqual(
      new Set(['LOGIN ADMIN']),
    )
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

  test('by a word of the administrator, the id or the details, never by a pattern', async () => {
    expect(await ads('search=ADMINistra')).toHaveLength(6)
    expect(await ads('search=admin%40example')).toHaveLength(6)
    expect(await ads('search=evenday')).toEqual(['sevenDays'])
    expect(await ads('search=off_today')).toEqual(['today'])
    expect(await ads('search=off%25today')).toEqual([])
    expect(await ads('search=100%25')).toHaveLength(7)
  })

  test.each(['action=BAN', 'entity=MOON', 'period=2y', 'limit=201', 'page=0', `search=${'x'.repeat(101)}`])(
    'not by %s',
    async (query) => {
      const answer = await send('GET', `${auditLogsApi.list.path}?${query}`, { headers: admin.headers })
      expect(answer.statusCode).toBe(422)
    },
  )
})

test('four cards count the actions and the administrators [API-86] [ENT-45] [AUD-02] [AUD-13]', async () => {
  const rows = await db.selectFrom('auditLogs').select(['entity', 'entityId']).execute()
  const others = rows.filter(({ entity }) => entity !== 'AD').length

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

test('a vendor and a guest read nothing [ADM-11]', async () => {
  for (const { path } of Object.values(auditLogsApi)) {
    expect((await send('GET', path, { headers: vendor.headers })).statusCode).toBe(403)
    expect((await send('GET', path)).statusCode).toBe(401)
  }
})
