import { everyEndpoint } from '@thela/contract/every-endpoint'
import { expect, test } from 'vitest'
import { validRequests } from './valid/every-request.ts'
import { createFixtures, type Rest } from './valid/fixtures.ts'

const world = await createFixtures()
const { app, admin, vendor, signedInVendor } = world
const requests = validRequests(world)

const isOf = (area: RegExp) =>
  everyEndpoint.filter(({ path, access }) => area.test(path) && access === 'admin')

/** Sends a valid request to every endpoint of the area that changes something, as the administrator and as others. */
async function findRefused(area: RegExp) {
  const changes = isOf(area).filter(({ method }) => method !== 'GET')
  expect(changes.length).toBeGreaterThan(3)
  const refused: string[] = []
  for (const { method, path } of changes) {
    const name = `${method} ${path}`
    const rest: Rest = (await requests[name]?.()) ?? {}
    const url = path.replace(/:(\w+)/g, (_, key: string) => rest.params?.[key] ?? '')
    const sendAs = async (who: Record<string, string>) =>
      (await app.inject({ method, url, payload: rest.payload, headers: { ...typeOf(rest), ...who } }))
        .statusCode

    expect([name, await sendAs({}), await sendAs(vendor.headers)]).toEqual([name, 401, 403])
    const status = await sendAs(admin.headers)
    if (status >= 300) refused.push(`${name} → ${status}`)
  }
  return refused
}

/** The content type of a form, without the person who sends it. */
function typeOf({ headers = {} }: Rest) {
  const { authorization, ...type } = headers as Record<string, string>
  return type
}

const statusesOf = (paths: string[], headers: Record<string, string>) =>
  Promise.all(paths.map(async (url) => (await app.inject({ url, headers })).statusCode))

test('an administrator manages vendors, ads, templates, locations and budget tiers, and nobody else does [ADM-13]', async () => {
  for (const area of [
    /^\/api\/admin\/vendors/,
    /^\/api\/(admin\/ads|ad-queue|area-ad-queue)/,
    /^\/api\/template/,
    /^\/api\/admin\/locations/,
    /budget-tiers/,
  ])
    expect(await findRefused(area)).toEqual([])
}, 60_000)

test('an administrator reads the audit logs and the analytics of the platform, and nobody else does [ADM-13]', async () => {
  const { id } = await signedInVendor()
  const paths = ['/api/admin/audit-logs', '/api/admin/analytics', `/api/admin/vendors/${id}/analytics`]

  expect(await statusesOf(paths, admin.headers)).toEqual([200, 200, 200])
  expect(await statusesOf(paths, vendor.headers)).toEqual([403, 403, 403])
  expect(await statusesOf(paths, {})).toEqual([401, 401, 401])
})
