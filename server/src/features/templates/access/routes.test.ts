import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuCalls } from '../../../../test/menu.ts'
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
const buy = (templateId: string, { headers }: typeof vendor) =>
  send('POST', '/api/template-access/purchase', { headers, payload: { templateId } })
const statusOf = async (who: typeof vendor) =>
  (await send('GET', `/api/template-access/status/${TEMPLATE}/${who.id}`, who)).json().data
const page = async () => (await app.inject(`/asha-chaat-house/${vendor.id}`)).body
/** Whether the page is rendered in the template; only this one calls all items 'Our Collection'. */
const usesTemplate = async () => {
  const body = await page()
  const isTemplate = body.includes(`"siteName":"Thela","templateId":"${TEMPLATE}"`)
  expect(body.includes('>Our Collection<')).toBe(isTemplate)
  return isTemplate
}

await ask('PUT', `/templates/${TEMPLATE}`, { accessLevel: 'premium', price: 99.99 })

test('a grant without a template or vendor is refused [TACC-02]', async () => {
  for (const body of [{ templateId: '' }, { vendorId: '' }]) {
    const answer = await grant(body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().details[0].msg).toBe('Please select both template and vendor')
  }
  expect((await grant({ templateId: 'Nothing' })).statusCode).toBe(404)
  expect((await grant({ vendorId: 'nobody' })).statusCode).toBe(404)
})

test('a permission names template, vendor, administrator and times [ENT-47]', async () => {
  const holder = await signedInVendor({ businessName: 'Holder of All' })
  const before = Date.now()
  const { data } = (await grant({ vendorId: holder.id })).json()

  expect(data).toEqual({
    id: expect.any(String),
    template: { name: 'Luxury', templateId: TEMPLATE },
    vendor: { id: holder.id, businessName: 'Holder of All', name: holder.name, phone: holder.phone },
    admin: { name: 'Administrator' },
    grantedAt: expect.any(String),
    expiresAt: null,
    isActive: true,
    status: 'Active',
  })
  expect(Date.parse(data.grantedAt)).toBeGreaterThanOrEqual(before - 1000)
  expect(await permissions(`?vendorId=${holder.id}`)).toEqual([data])
})

test('a grant without expiry is permanent, a second grant changes it, and an expiry in the past is refused [API-105] [TACC-03]', async () => {
  const { id: vendorId } = await signedInVendor()
  const first = await grant({ vendorId })
  expect([first.statusCode, first.json().success, first.json().data.expiresAt]).toEqual([201, true, null])
  const { id } = first.json().data

  const expiresAt = inDays(3)
  const second = await grant({ vendorId, expiresAt })
  expect(second.statusCode).toBe(200)
  expect(second.json().data).toMatchObject({ id, expiresAt })
  expect((await grant({ vendorId, expiresAt: null })).json().data).toMatchObject({ id, expiresAt: null })

  const past = await grant({ vendorId, expiresAt: inDays(-1) })
  expect(past.statusCode).toBe(422)
  expect(past.json().details[0].path).toBe('expiresAt')
})

test('granting and revoking are answered with a message, and a permission is revoked once [API-106] [TACC-17]', async () => {
  const { id: vendorId } = await signedInVendor()
  const revoke = () => ask('DELETE', `/template-access/revoke-access/${TEMPLATE}/${vendorId}`)
  expect((await grant({ vendorId })).json().message).toBe('Access granted successfully!')
  expect((await revoke()).json()).toEqual({ success: true, message: 'Access revoked successfully!' })
  expect(await permissions(`?vendorId=${vendorId}`)).toEqual([])
  expect((await revoke()).statusCode).toBe(404)
})

test('a permission is active, then expired, and inactive after it is revoked [TACC-10] [TACC-11] [TACC-12]', async () => {
  const { id: vendorId } = await signedInVendor()
  const statusAs = async (filter: string) =>
    (await permissions(`?status=${filter}&vendorId=${vendorId}`)).map(
      ({ status, isActive }: { status: string; isActive: boolean }) => [status, isActive],
    )
  await grant({ vendorId, expiresAt: inDays(1) })
  expect([await statusAs('active'), await statusAs('expired')]).toEqual([[['Active', true]], []])

  await expirePermissions(vendorId)
  expect([await statusAs('active'), await statusAs('expired')]).toEqual([[], [['Expired', true]]])

  await ask('DELETE', `/template-access/revoke-access/${TEMPLATE}/${vendorId}`)
  expect([await statusAs('expired'), await statusAs('inactive')]).toEqual([[], [['Inactive', false]]])
})

test('active permissions are listed, or those of a template, a vendor or another status, page by page [API-104]', async () => {
  const { id: vendorId } = await signedInVendor()
  await grant({ vendorId })
  const read = async (query: string) => (await ask('GET', `/template-access/permissions${query}`)).json()
  const holdersIn = async (query: string) =>
    (await read(query)).data.map((permission: { vendor: { id: string } }) => permission.vendor.id)

  expect(await holdersIn('')).toContain(vendorId)
  expect(await holdersIn(`?status=all&templateId=${TEMPLATE}&vendorId=${vendorId}`)).toEqual([vendorId])
  expect(await holdersIn(`?templateId=BasicTemplate&vendorId=${vendorId}`)).toEqual([])
  expect(await holdersIn('?status=all&vendorId=nobody')).toEqual([])
  expect((await read(`?vendorId=${vendorId}&limit=1&page=2`)).data).toEqual([])
  expect((await read(`?vendorId=${vendorId}&limit=1`)).pagination).toMatchObject({ page: 1, total: 1 })
})

test('a menu uses the template only while the permission is valid [PUB-08]', async () => {
  const { addItem, categories } = menuCalls(app)
  const [categoryId = ''] = await categories(vendor, 'Snacks')
  await addItem(vendor, { name: 'Samosa', categoryId, price: 20 })
  await grant()
  const choice = { templateId: TEMPLATE, themeIndex: 0 }
  await send('POST', '/api/vendors/template', { headers: vendor.headers, payload: choice })
  await expect.poll(usesTemplate).toBe(true)

  // Only the expiry passes; the vendor and the menu do not change.
  await expirePermissions(vendor.id)
  await expect.poll(usesTemplate).toBe(false)
  await grant({ expiresAt: inDays(1) })
  await expect.poll(usesTemplate).toBe(true)
  await ask('DELETE', `/template-access/revoke-access/${TEMPLATE}/${vendor.id}`)
  await expect.poll(usesTemplate).toBe(false)
}, 180_000)

test('a vendor requests a premium template and learns how to pay [API-107]', async () => {
  const buyer = await signedInVendor()
  expect((await buy('BasicTemplate', buyer)).statusCode).toBe(400)
  expect((await buy('Nothing', buyer)).statusCode).toBe(404)
  const answer = await buy(TEMPLATE, buyer)
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    success: true,
    data: { templateId: TEMPLATE, price: 99.99, status: 'PENDING', vendor: { id: buyer.id } },
    message: expect.stringContaining('arrange the payment'),
  })
  expect((await buy(TEMPLATE, buyer)).json()).toEqual({
    message: 'You have already asked for this template. We will contact you.',
    error: 'purchase_already_pending',
  })
})

test('a vendor reads whether they may use a template, before and after a grant [API-108]', async () => {
  const buyer = await signedInVendor()
  const premium = { accessLevel: 'premium', price: 99.99 }
  const before = { ...premium, hasAccess: false, status: 'None', permission: null }
  expect(await statusOf(buyer)).toEqual({ ...before, purchase: null })
  const { data: purchase } = (await buy(TEMPLATE, buyer)).json()
  expect(await statusOf(buyer)).toEqual({ ...before, purchase })

  const { data: permission } = (await grant({ vendorId: buyer.id })).json()
  expect(await statusOf(buyer)).toMatchObject({ ...premium, hasAccess: true, status: 'Active', permission })
  await expirePermissions(buyer.id)
  expect(await statusOf(buyer)).toMatchObject({ hasAccess: false, status: 'Expired' })
})

test('an administrator can decide a request only once, and granting it gives access', async () => {
  const buyer = await signedInVendor()
  const { id } = (await buy(TEMPLATE, buyer)).json().data
  const decide = (payload: object) => ask('PATCH', `/template-access/purchases/${id}`, payload)
  expect((await decide({ status: 'PENDING' })).statusCode).toBe(422)
  expect((await decide({ status: 'GRANTED', expiresAt: inDays(-1) })).statusCode).toBe(422)

  const expiresAt = inDays(30)
  expect((await decide({ status: 'GRANTED', expiresAt })).json()).toMatchObject({
    data: { status: 'GRANTED' },
    permission: { expiresAt, status: 'Active' },
  })
  expect((await decide({ status: 'DECLINED' })).statusCode).toBe(409)
  expect((await buy(TEMPLATE, buyer)).statusCode).toBe(409)
  expect(await statusOf(buyer)).toMatchObject({
    hasAccess: true,
    status: 'Active',
    permission: { expiresAt },
    purchase: { status: 'GRANTED' },
  })
})

test('a declined request gives no access and can be made again', async () => {
  const buyer = await signedInVendor()
  const { id } = (await buy(TEMPLATE, buyer)).json().data
  const declined = await ask('PATCH', `/template-access/purchases/${id}`, { status: 'DECLINED' })
  expect(declined.json()).toMatchObject({ data: { status: 'DECLINED' }, permission: null })
  expect((await buy(TEMPLATE, buyer)).statusCode).toBe(201)

  const requests = (await ask('GET', '/template-access/purchases?limit=200')).json().data
  const ofBuyer = requests.filter((request: { vendor: { id: string } }) => request.vendor.id === buyer.id)
  expect(ofBuyer.map(({ status }: { status: string }) => status)).toEqual(['PENDING', 'DECLINED'])
})

test('a vendor cannot see the access of other vendors', async () => {
  const answer = await send('GET', `/api/template-access/status/${TEMPLATE}/${vendor.id}`, other)
  expect(answer.statusCode).toBe(403)
  const asAdmin = await ask('GET', `/template-access/status/BasicTemplate/${other.id}`)
  expect(asAdmin.json().data).toMatchObject({ hasAccess: true, status: 'None', permission: null })
})

test('a grant, revocation or decision is rolled back if the audit log cannot be written', async () => {
  const third = await signedInVendor()
  await grant()
  const { id } = (await buy(TEMPLATE, third)).json().data
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

const expirePermissions = (vendorId: string) =>
  db
    .updateTable('templatePermissions')
    .set({ expiresAt: sql<string>`now() - interval '1 second'` })
    .where('vendorId', '=', vendorId)
    .execute()
