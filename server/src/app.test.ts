import { auditLogsApi } from '@thela/contract/core/audit-logs'
import type { Endpoint } from '@thela/contract/endpoint'
import { everyEndpoint } from '@thela/contract/every-endpoint'
import { adminLocationsApi } from '@thela/contract/places/admin-locations'
import { templateAccessApi } from '@thela/contract/templates/access'
import { templatesApi } from '@thela/contract/templates/catalogue'
import { templateUploadsApi } from '@thela/contract/templates/uploads'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { bareRequest } from '../test/contract/sample-request.ts'

const { app, signedInAdmin, signedInVendor } = await createTestApp()
const admin = await signedInAdmin()
const vendor = await signedInVendor()
const guest = { headers: {} }

type Person = { headers: Record<string, string>; id?: string }

const ask = (endpoint: Endpoint, { headers, id }: Person) =>
  app.inject({ ...bareRequest(endpoint, id ? { id } : {}), headers })

test('every call is answered in JSON, whether it succeeds, is refused or finds nothing [API-04]', async () => {
  const isLogout = ({ path }: Endpoint) => path === '/api/auth/logout'
  const statuses = new Set<number>()
  const others: string[] = []
  // Logging out would end the sessions that the other requests need.
  for (const endpoint of everyEndpoint.filter((endpoint) => !isLogout(endpoint)))
    for (const person of [guest, vendor, admin]) {
      const { statusCode, headers, body } = await ask(endpoint, person)
      statuses.add(statusCode)
      const isJson =
        /^application\/(manifest\+)?json/.test(String(headers['content-type'])) && JSON.parse(body)
      if (!isJson) others.push(`${endpoint.method} ${endpoint.path} ${statusCode}`)
    }

  expect(others).toEqual([])
  for (const status of [200, 401, 403, 404, 422]) expect(statuses).toContain(status)
}, 120_000)

test('only administrators manage templates, access to them, places and the audit log [ADM-11]', async () => {
  const { list, create, update, remove, toggle } = templatesApi
  const { readModule: _, ...uploads } = templateUploadsApi
  const { listPermissions, grant, revoke, listPurchases, settlePurchase } = templateAccessApi
  const endpoints: Endpoint[] = [
    ...[list, create, update, remove, toggle],
    ...Object.values(uploads),
    ...[listPermissions, grant, revoke, listPurchases, settlePurchase],
    ...Object.values(adminLocationsApi),
    ...Object.values(auditLogsApi),
  ]
  for (const endpoint of endpoints) {
    const call = `${endpoint.method} ${endpoint.path}`
    expect([call, (await ask(endpoint, guest)).statusCode]).toEqual([call, 401])
    expect([call, (await ask(endpoint, vendor)).statusCode]).toEqual([call, 403])
    expect([401, 403]).not.toContain((await ask(endpoint, admin)).statusCode)
  }
})
