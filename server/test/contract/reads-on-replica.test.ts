import { notificationsApi } from '@thela/contract/admin/notifications'
import { platformAnalyticsApi } from '@thela/contract/admin/platform-analytics'
import { vendorExportApi } from '@thela/contract/admin/vendor-export'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { vendorAnalyticsApi } from '@thela/contract/analytics/vendor-analytics'
import { addressApi } from '@thela/contract/places/locations'
import { vendorSearchApi } from '@thela/contract/site/vendor-search'
import { menuPath } from '@thela/contract/values/slug'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { connect, type Db } from '../../src/db/connect.ts'
import type { Reads } from '../../src/db/replica.ts'
import { deleteAuditLogsBefore, hasJustWritten } from '../../src/features/core/audit-logs/queries.ts'
import { createTestApp } from '../app.ts'
import { createTestDatabase } from '../database.ts'

/** Stands for the replica: the same database through connections that cannot write. */
let replica: Db | undefined
let asked: string[] = []
const reads: Reads = {
  chooseFor: async (id) => ((await hasJustWritten(server.db, id)) ? 'primary' : 'replica'),
  askAt(place, question) {
    asked.push(place)
    return question(place === 'replica' && replica ? replica : server.db)
  },
  isReplicaInUse: () => true,
  sourceAt: () => undefined,
}
const server = await createTestApp({}, { reads })
const { app, db, connection } = server
const readOnly = connect({ ...connection, options: '-c default_transaction_read_only=on' })
const behind = await createTestDatabase()
afterAll(readOnly.close)

const vendor = await server.signedInVendor()
const admin = await server.signedInAdmin()

/** What they have written so far was long ago. */
const forgetWrites = () => deleteAuditLogsBefore(db, new Date(Date.now() + 60_000), 10_000)

beforeEach(async () => {
  await forgetWrites()
  replica = readOnly.db
  asked = []
})

const questions: [string, string, Record<string, string>][] = [
  ['the search for stalls', `${vendorSearchApi.searchVendors.path}?search=chaat`, {}],
  ['the search for places', `${addressApi.search.path}?q=surat`, {}],
  ...Object.values(vendorAnalyticsApi).map(
    ({ path, summary }) => [`"${summary}"`, path, vendor.headers] as [string, string, Record<string, string>],
  ),
  ["a vendor's export", vendorExportApi.exportVendor.path, vendor.headers],
  ["the platform's analytics", platformAnalyticsApi.readPlatform.path, admin.headers],
  ["a vendor's analytics", platformAnalyticsApi.readVendor.path.replace(':id', vendor.id), admin.headers],
  ['notifications', notificationsApi.list.path, admin.headers],
  [
    'the report on vendors',
    `${adminVendorsApi.list.path}?includeAnalytics=true&includeSummary=true`,
    admin.headers,
  ],
]

test.each(questions)('%s is asked at the replica, and only reads [NODE-04]', async (_name, url, headers) => {
  const answer = await app.inject({ url, headers })
  expect([answer.statusCode, asked]).toEqual([200, ['replica']])
})

test('a menu that is in no cache is read from the replica [NODE-04]', async () => {
  const url = encodeURI(menuPath(vendor.user))
  expect((await app.inject({ url })).statusCode).toBe(200)
  expect(asked).toEqual(['replica'])
})

test('a replica that does not have the newest menu yet is not shown [NODE-04]', async () => {
  const late = await server.signedInVendor({ businessName: 'Late Lassi' })
  replica = behind.db
  const { statusCode, body } = await app.inject({ url: encodeURI(menuPath(late.user)) })
  expect(statusCode).toBe(200)
  expect(body).toContain('Late Lassi')
})

test('a vendor or an administrator who has just written is answered by the primary [NODE-04]', async () => {
  const saved = await app.inject({
    method: 'PUT',
    url: '/api/vendors/profile',
    headers: vendor.headers,
    payload: { tagline: 'Fresh every hour' },
  })
  expect(saved.statusCode).toBe(200)
  await app.inject({ url: vendorAnalyticsApi.readSummary.path, headers: vendor.headers })
  await app.inject({ url: notificationsApi.list.path, headers: admin.headers })
  expect(asked).toEqual(['primary', 'replica'])
})
