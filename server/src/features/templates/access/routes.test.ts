import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { whileLogIsBroken } from '../../../../test/writes.ts'
import { addBundledTemplates } from '../catalogue/add-bundled-templates.ts'

const { app, db, send, signedInVendor, signedInAdmin } = await createTestApp()
await addBundledTemplates(db)
const admin = await signedInAdmin()
const vendor = await signedInVendor()
const other = await signedInVendor()

const TEMPLATE = 'LuxuryMenuTemplate'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  send(method, `/api${path}`, { headers: admin.headers, ...(payload ? { payload } : {}) })
const grant = (more: object = {}) =>
  ask('POST', '/template-access/grant-access', { templateId: TEMPLATE, vendorId: vendor.id, ...more })
const permissions = async (query = '') =>
  (await ask('GET', `/template-access/permissions${query}`)).json().data
const buy = (payload: object, { headers } = vendor) =>
  send('POST', '/api/template-access/purchase', { headers, payload })
const statusOf = async () =>
  (await send('GET', `/api/template-access/status/${TEMPLATE}/${vendor.id}`, vendor)).json().data
const page = async () => (await app.inject(`/asha-chaat-house/${vendor.id}`)).body
const isLuxurious = async () => (await page()).includes(`"siteName":"Thela","templateId":"${TEMPLATE}"`)

await ask('PUT', `/templates/${TEMPLATE}`, { accessLevel: 'premium', price: 99.99 })

test('a grant without template or vendor is refused [TACC-02]', async () => {
  for (const body of [{ templateId: '' }, { vendorId: '' }]) {
    const answer = await grant(body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().details[0].msg).toBe('Please select both template and vendor')
  }
  expect((await grant({ templateId: 'Nothing' })).statusCode).toBe(404)
  expect((await grant({ vendorId: 'nobody' })).statusCode).toBe(404)
})

test('a grant without expiry is permanent; again changes it, and the past is refused [API-105] [TACC-03] [TACC-17] [ENT-47]', async () => {
  const first = await grant()
  expect(first.statusCode).toBe(201)
  expect(first.json()).toMatchObject({
    success: true,
    message: 'Access granted successfully!',
    data: {
      id: expect.any(String),
      template: { name: expect.any(String), templateId: TEMPLATE },
      vendor: { id: vendor.id, businessName: vendor.businessName, name: vendor.name, phone: vendor.phone },
      admin: { name: expect.any(String) },
      expiresAt: null,
      isActive: true,
      status: 'Active',
    },
  })
  const expiresAt = inDays(3)
  const second = await grant({ expiresAt })
  expect(second.statusCode).toBe(200)
  expect(second.json().data).toMatchObject({ id: first.json().data.id, expiresAt })

  const past = await grant({ expiresAt: inDays(-1) })
  expect(past.statusCode).toBe(422)
  expect(past.json().details[0].path).toBe('expiresAt')
})

test('a permission is active, then expired, and inactive when it was revoked [API-104] [API-106] [TACC-10] [TACC-11] [TACC-12]', async () => {
  expect((await permissions())[0].status).toBe('Active')
  await letItExpire()
  expect(await permissions()).toEqual([])
  expect((await permissions('?status=expired'))[0].status).toBe('Expired')

  const revoke = () => ask('DELETE', `/template-access/revoke-access/${TEMPLATE}/${vendor.id}`)
  expect((await revoke()).json()).toEqual({ success: true, message: 'Access revoked successfully!' })
  expect((await permissions('?status=inactive'))[0]).toMatchObject({ status: 'Inactive', isActive: false })
  expect(await permissions()).toEqual([])
  expect((await permissions(`?status=all&templateId=${TEMPLATE}&vendorId=${vendor.id}`)).length).toBe(1)
  expect((await permissions('?status=all&vendorId=nobody')).length).toBe(0)
  expect((await revoke()).statusCode).toBe(404)
})

test('a page that was made under a permission does not outlive it, and returns with it [PUB-08]', async () => {
  await grant()
  const choice = { templateId: TEMPLATE, themeIndex: 0 }
  await send('POST', '/api/vendors/template', { headers: vendor.headers, payload: choice })
  await expect.poll(isLuxurious).toBe(true)

  // Only the clock moves: nobody touches the vendor or his menu.
  await letItExpire()
  await expect.poll(isLuxurious).toBe(false)
  await grant({ expiresAt: inDays(1) })
  await expect.poll(isLuxurious).toBe(true)
  await ask('DELETE', `/template-access/revoke-access/${TEMPLATE}/${vendor.id}`)
  await expect.poll(isLuxurious).toBe(false)
}, 60_000)

test('a vendor asks for a premium template and is told how to pay [API-107]', async () => {
  expect((await buy({ templateId: 'BasicTemplate' })).statusCode).toBe(400)
  expect((await buy({ templateId: 'Nothing' })).statusCode).toBe(404)
  const answer = await buy({ templateId: TEMPLATE })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    success: true,
    data: { templateId: TEMPLATE, price: 99.99, status: 'PENDING', vendor: { id: vendor.id } },
    message: expect.stringContaining('arrange the payment'),
  })
  expect((await buy({ templateId: TEMPLATE })).json()).toEqual({
    message: 'You have already asked for this template. We will contact you.',
    error: 'purchase_already_pending',
  })
  expect(await statusOf()).toMatchObject({
    hasAccess: false,
    status: 'Inactive',
    purchase: { status: 'PENDING' },
  })
})

test('the administrator settles a request once, and granting it gives access [API-108]', async () => {
  const [request] = (await ask('GET', '/template-access/purchases?status=PENDING')).json().data
  const settle = (payload: object) => ask('PATCH', `/template-access/purchases/${request.id}`, payload)
  expect((await settle({ status: 'PENDING' })).statusCode).toBe(422)
  expect((await settle({ status: 'GRANTED', expiresAt: inDays(-1) })).statusCode).toBe(422)

  const expiresAt = inDays(30)
  expect((await settle({ status: 'GRANTED', expiresAt })).json()).toMatchObject({
    data: { status: 'GRANTED' },
    permission: { expiresAt, status: 'Active' },
  })
  expect((await settle({ status: 'DECLINED' })).statusCode).toBe(409)
  expect((await buy({ templateId: TEMPLATE })).statusCode).toBe(409)
  expect(await statusOf()).toMatchObject({
    hasAccess: true,
    accessLevel: 'premium',
    price: 99.99,
    status: 'Active',
    permission: { expiresAt },
    purchase: { status: 'GRANTED' },
  })
})

test('a declined request gives nothing, and can be made again', async () => {
  const { id } = (await buy({ templateId: TEMPLATE }, other)).json().data
  const declined = await ask('PATCH', `/template-access/purchases/${id}`, { status: 'DECLINED' })
  expect(declined.json()).toMatchObject({ data: { status: 'DECLINED' }, permission: null })
  expect((await buy({ templateId: TEMPLATE }, other)).statusCode).toBe(201)
  expect((await ask('GET', '/template-access/purchases')).json().data).toHaveLength(3)
})

test('a vendor learns how others stand from nobody [API-108]', async () => {
  const answer = await send('GET', `/api/template-access/status/${TEMPLATE}/${vendor.id}`, other)
  expect(answer.statusCode).toBe(403)
  const asAdmin = await ask('GET', `/template-access/status/BasicTemplate/${other.id}`)
  expect(asAdmin.json().data).toMatchObject({ hasAccess: true, status: 'None', permission: null })
})

test('no half of a grant, revocation or settlement stays when its line in the log fails', async () => {
  const third = await signedInVendor()
  const { id } = (await buy({ templateId: TEMPLATE }, third)).json().data
  const writes = [
    () => grant({ vendorId: third.id }),
    () => ask('DELETE', `/template-access/revoke-access/${TEMPLATE}/${vendor.id}`),
    () => ask('PATCH', `/template-access/purchases/${id}`, { status: 'GRANTED' }),
  ]
  for (const write of writes) {
    const before = await accessTables()
    expect((await whileLogIsBroken(db, write)).statusCode).toBe(500)
    expect(await accessTables()).toEqual(before)
    const logs = await countLogs()
    expect((await write()).statusCode).toBeLessThan(300)
    expect(await countLogs()).toBe(logs + 1)
  }
})

const accessTables = () =>
  Promise.all([
    db.selectFrom('templatePermissions').selectAll().orderBy('id').execute(),
    db.selectFrom('templatePurchases').selectAll().orderBy('id').execute(),
  ])

async function countLogs() {
  const { count } = await db
    .selectFrom('auditLogs')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('entity', '=', 'TEMPLATE_ACCESS')
    .executeTakeFirstOrThrow()
  return count
}

const letItExpire = () =>
  db.updateTable('templatePermissions').set({ expiresAt: sql<string>`now() - interval '1 second'` }).execute()
