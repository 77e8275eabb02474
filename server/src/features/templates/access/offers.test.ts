import { SUPPORT_CHAT, SUPPORT_EMAIL } from '@thela/contract/values/product'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { addBundledTemplates } from '../catalogue/add-bundled-templates.ts'

const { db, send, signedInVendor, signedInAdmin } = await createTestApp()
await addBundledTemplates(db)
const admin = await signedInAdmin()
const vendor = await signedInVendor()
const other = await signedInVendor()

const PREMIUM = 'LuxuryMenuTemplate'
const CUSTOM = 'ModernMinimal'
const act = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  send(method, `/api${path}`, { headers: admin.headers, ...(payload ? { payload } : {}) })
const request = (templateId: string) =>
  send('POST', '/api/template-access/purchase', { headers: vendor.headers, payload: { templateId } })
const decide = (id: string, status: string) => act('PATCH', `/template-access/purchases/${id}`, { status })
const offersOf = async ({ headers }: typeof vendor) =>
  (await send('GET', '/api/template-access/offers', { headers })).json().data
const findOffer = async (templateId: string, who = vendor) =>
  (await offersOf(who)).find((offer: Offer) => offer.template.templateId === templateId)
type Offer = { template: { templateId: string } }

await act('PUT', `/templates/${PREMIUM}`, { accessLevel: 'premium', price: 99.99 })
await act('PUT', `/templates/${CUSTOM}`, { accessLevel: 'custom' })

test('a vendor is offered premium and custom templates with their price, but no free or disabled ones', async () => {
  const ids = (await offersOf(vendor)).map((offer: Offer) => offer.template.templateId)
  expect(ids.toSorted()).toEqual([PREMIUM, CUSTOM])
  expect(await findOffer(PREMIUM)).toMatchObject({
    template: { price: 99.99, accessLevel: 'premium' },
    standing: 'none',
    requestedAt: null,
    expiresAt: null,
  })
  expect(await findOffer(CUSTOM)).toMatchObject({ template: { price: null }, standing: 'none' })

  await act('PATCH', `/templates/${CUSTOM}/toggle`, { isEnabled: false })
  expect(await findOffer(CUSTOM)).toBeUndefined()
  expect((await request(CUSTOM)).statusCode).toBe(404)
  await act('PATCH', `/templates/${CUSTOM}/toggle`, { isEnabled: true })
})

test('a request goes to the administrator and tells the vendor how to pay [PICK-21]', async () => {
  const asking = await signedInVendor({ businessName: 'Asking Stall' })
  const answer = await send('POST', '/api/template-access/purchase', {
    headers: asking.headers,
    payload: { templateId: PREMIUM },
  })
  expect(answer.statusCode).toBe(201)
  const { data, message } = answer.json()
  expect(message).toMatch(/arrange the payment/)
  expect(message).toContain(SUPPORT_EMAIL)
  expect(message).toContain(SUPPORT_CHAT)

  const requests = (await send('GET', '/api/template-access/purchases', admin)).json().data
  expect(data).toEqual({
    id: expect.any(String),
    templateId: PREMIUM,
    vendor: { id: asking.id, businessName: 'Asking Stall', name: asking.name, phone: asking.phone },
    price: 99.99,
    status: 'PENDING',
    createdAt: expect.any(String),
  })
  expect(requests).toContainEqual(data)
})

test('a vendor can request a custom template without a price, but not a free one', async () => {
  const answer = await request(CUSTOM)
  expect(answer.statusCode).toBe(201)
  expect(answer.json().data).toMatchObject({ templateId: CUSTOM, price: null, status: 'PENDING' })
  expect((await request('BasicTemplate')).json().message).toBe('This template is free for every vendor')
})

test('a request is pending, then declined or granted, and granted access can expire', async () => {
  const first = (await request(PREMIUM)).json().data
  expect(await findOffer(PREMIUM)).toMatchObject({ standing: 'pending', requestedAt: first.createdAt })
  expect(await findOffer(PREMIUM, other)).toMatchObject({ standing: 'none', requestedAt: null })
  await decide(first.id, 'DECLINED')
  expect((await findOffer(PREMIUM)).standing).toBe('declined')

  await decide((await request(PREMIUM)).json().data.id, 'GRANTED')
  expect(await findOffer(PREMIUM)).toMatchObject({ standing: 'granted', expiresAt: null })
  await db.updateTable('templatePermissions').set({ expiresAt: sql<string>`now()` }).execute()
  expect(await findOffer(PREMIUM)).toMatchObject({ standing: 'expired', expiresAt: expect.any(String) })
  await request(PREMIUM)
  expect((await findOffer(PREMIUM)).standing).toBe('pending')
})

test('a vendor can request a template again after their permission is revoked', async () => {
  const pair = { templateId: CUSTOM, vendorId: other.id }
  await act('POST', '/template-access/grant-access', pair)
  expect((await findOffer(CUSTOM, other)).standing).toBe('granted')
  await act('DELETE', `/template-access/revoke-access/${CUSTOM}/${other.id}`)
  expect(await findOffer(CUSTOM, other)).toMatchObject({ standing: 'none', expiresAt: null })
})
