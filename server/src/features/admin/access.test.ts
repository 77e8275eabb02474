import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'

const { send, signedInAdmin, signedInVendor } = await createTestApp()
const [admin, vendor] = [await signedInAdmin(), await signedInVendor()]

type Call = readonly ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]

const statusesOf = ([method, path]: Call) =>
  Promise.all(
    [admin.headers, vendor.headers, {}].map(async (headers) => {
      const hasBody = method !== 'GET' && method !== 'DELETE'
      return (await send(method, path, { headers, ...(hasBody ? { payload: {} } : {}) })).statusCode
    }),
  )

test('analytics, database tool, backups, vendor reports and audit log can be read only by an administrator [ADM-10]', async () => {
  const queries: Call[] = [
    ['GET', '/api/admin/analytics'],
    ['GET', `/api/admin/vendors/${vendor.id}/analytics`],
    ['GET', '/api/admin/pgadmin/status'],
    ['GET', '/api/backup/stats'],
    ['GET', '/api/admin/vendors?includeAnalytics=true'],
    ['GET', `/api/admin/vendors/${vendor.id}`],
    ['GET', '/api/admin/audit-logs'],
    ['GET', '/api/admin/audit-logs/stats'],
  ]
  for (const query of queries) expect([query, await statusesOf(query)]).toEqual([query, [200, 403, 401]])
})

test('templates, template access, locations and audit log are managed only by administrators [ADM-11]', async () => {
  const calls: Call[] = [
    ['GET', '/api/templates'],
    ['POST', '/api/templates'],
    ['PUT', '/api/templates/BasicTemplate'],
    ['PATCH', '/api/templates/nothing/toggle'],
    ['DELETE', '/api/templates/nothing'],
    ['POST', '/api/template-uploads/upload'],
    ['DELETE', '/api/template-uploads/nothing'],
    ['POST', '/api/template-uploads/sync'],
    ['GET', '/api/template-access/permissions'],
    ['POST', '/api/template-access/grant-access'],
    ['DELETE', `/api/template-access/revoke-access/nothing/${vendor.id}`],
    ['GET', '/api/template-access/purchases'],
    ['PATCH', '/api/template-access/purchases/nothing'],
    ['GET', '/api/admin/locations/countries'],
    ['POST', '/api/admin/locations/countries'],
    ['POST', '/api/admin/locations/countries/nothing/states'],
    ['POST', '/api/admin/locations/states/nothing/cities'],
    ['POST', '/api/admin/locations/cities/nothing/areas'],
    ['POST', '/api/admin/locations/import'],
    ['DELETE', '/api/admin/locations/countries/nothing'],
    ['DELETE', '/api/admin/locations/states/nothing'],
    ['DELETE', '/api/admin/locations/cities/nothing'],
    ['DELETE', '/api/admin/locations/areas/nothing'],
    ['GET', '/api/admin/audit-logs'],
    ['GET', '/api/admin/audit-logs/stats'],
  ]
  for (const call of calls) {
    const [asAdmin, asVendor, asGuest] = await statusesOf(call)
    expect([call, asVendor, asGuest]).toEqual([call, 403, 401])
    expect([call, asAdmin]).not.toEqual([call, expect.toBeOneOf([401, 403, 500])])
  }
})
