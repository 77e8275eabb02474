import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { templateCalls } from '../../../../test/templates.ts'
import { whileLogIsBroken } from '../../../../test/writes.ts'
import { addBundledTemplates, bundledTemplates } from './add-bundled-templates.ts'

const { app, db, send, signedInVendor, signedInAdmin } = await createTestApp()
await addBundledTemplates(db)
const vendor = await signedInVendor()
const admin = await signedInAdmin()
const { upload } = templateCalls(app, admin)

const ask = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  send(method, `/api/templates${path}`, { headers: admin.headers, ...(payload ? { payload } : {}) })
const list = async () => (await send('GET', '/api/templates', admin)).json().data
const shown = async () => (await send('GET', `/api/public/vendor/${vendor.id}/menu-full`)).json().template

test('an administrator sees every template with all its fields [API-92] [ENT-46]', async () => {
  const { success, data, pagination } = (await send('GET', '/api/templates', admin)).json()
  expect([success, pagination.total]).toEqual([true, data.length])
  const ids = data.map(({ templateId }: { templateId: string }) => templateId)
  expect(ids).toEqual(expect.arrayContaining(bundledTemplates().map(({ templateId }) => templateId)))

  expect(data.find(({ templateId }: { templateId: string }) => templateId === 'StreetFoodVibrant')).toEqual({
    id: expect.any(String),
    templateId: 'StreetFoodVibrant',
    name: 'Street Food Vibrant',
    description: expect.stringMatching(/./),
    isEnabled: true,
    isActive: true,
    accessLevel: 'free',
    price: null,
    createdAt: expect.stringMatching(/Z$/),
    features: expect.arrayContaining([expect.any(String)]),
    themeCount: 6,
    source: 'bundled',
    hasComponent: true,
    frameUrl: null,
  })
  expect((await send('GET', '/api/templates?limit=501', admin)).statusCode).toBe(422)
})

test('every change of a template is answered with its message [TMG-42]', async () => {
  const messageOf = async (answer: ReturnType<typeof ask>) => (await answer).json().message

  expect(await messageOf(upload('Spoken'))).toBe('Template uploaded successfully!')
  expect(await messageOf(ask('PUT', '/Spoken', { name: 'Said' }))).toBe('Template updated successfully!')
  expect(await messageOf(ask('PATCH', '/Spoken/toggle', { isEnabled: true }))).toBe(
    'Template enabled successfully!',
  )
  expect(await messageOf(ask('PATCH', '/Spoken/toggle', { isEnabled: false }))).toBe(
    'Template disabled successfully!',
  )
  expect(await messageOf(ask('DELETE', '/Spoken'))).toBe('Template deleted successfully!')
  await ask('DELETE', '/digital_menuV2')
  expect(await messageOf(ask('POST', '', { templateId: 'digital_menuV2', name: 'Digital' }))).toBe(
    'Template created successfully!',
  )
})

test('a template without id or name is not created [TMG-18]', async () => {
  for (const body of [{ name: 'Corner' }, { templateId: 'Corner' }, { templateId: ' ', name: ' ' }]) {
    const answer = await ask('POST', '', body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().details[0].msg).toBe('Template ID and name are required')
  }
})

test('an id that is already used or has no component is refused [TMG-19] [TMG-20]', async () => {
  const taken = await ask('POST', '', { templateId: 'BasicTemplate', name: 'Basic' })
  expect(taken.statusCode).toBe(409)
  expect(taken.json().message).toBe('Template ID "BasicTemplate" already exists. Please use a different ID.')
  const unknown = await ask('POST', '', { templateId: 'Nowhere', name: 'Nowhere' })
  expect(unknown.statusCode).toBe(400)
  expect(unknown.json().message).toBe('Template component not found. Please ensure the template file exists.')
})

test('a deleted template can be created again, enabled and free [API-94] [API-96]', async () => {
  const find = async () =>
    (await list()).find(({ templateId }: { templateId: string }) => templateId === 'ModernMinimal')
  expect((await ask('DELETE', '/ModernMinimal')).json()).toEqual({
    success: true,
    message: 'Template deleted successfully!',
  })
  expect(await find()).toBeUndefined()
  expect((await ask('DELETE', '/ModernMinimal')).statusCode).toBe(404)

  const payload = { templateId: 'ModernMinimal', name: 'Minimal', description: 'Plain and calm' }
  const answer = await ask('POST', '', payload)
  expect([answer.statusCode, answer.json().success]).toEqual([201, true])
  expect(answer.json().data).toMatchObject({ ...payload, isEnabled: true, accessLevel: 'free' })
  expect(await find()).toEqual(answer.json().data)
})

test('a description of spaces is none', async () => {
  const { data } = (await ask('PUT', '/StreetFoodVibrant', { name: 'Street', description: ' ' })).json()
  expect(data.description).toBeNull()
  await ask('PUT', '/StreetFoodVibrant', { name: 'Street Food Vibrant', description: 'Loud and bright' })
})

test('a template can be renamed by record id or template id, and the name cannot be empty [API-95] [TMG-29]', async () => {
  const [{ id, templateId }] = (await list()).filter(isSkeleton)
  const answer = await ask('PUT', `/${id}`, { name: 'Card', description: 'A card' })
  expect(answer.json()).toMatchObject({
    message: 'Template updated successfully!',
    data: { templateId, name: 'Card', description: 'A card' },
  })
  expect((await ask('PUT', `/${templateId}`, { name: 'Card 2' })).json().data.name).toBe('Card 2')
  const withoutName = await ask('PUT', `/${id}`, { name: '' })
  expect(withoutName.statusCode).toBe(422)
  expect(withoutName.json().details[0].msg).toBe('Template name is required')
  expect((await ask('PUT', '/nothing', { name: 'Card' })).statusCode).toBe(404)

  const access = { accessLevel: 'premium', price: 49.5 }
  expect((await ask('PUT', `/${id}`, access)).json().data).toMatchObject({ ...access, name: 'Card 2' })
  expect((await list()).find(isSkeleton)).toMatchObject({ ...access, name: 'Card 2', description: 'A card' })
})

test('a template is free, custom or premium; only a premium one has a price, and must have one [TACC-08]', async () => {
  const set = (payload: object) => ask('PUT', '/BasicTemplate', payload)
  expect((await set({ accessLevel: 'premium' })).json().details[0].msg).toBe('Price is required')
  expect((await set({ accessLevel: 'gold' })).statusCode).toBe(422)
  expect((await set({ accessLevel: 'premium', price: 99.99 })).json()).toMatchObject({
    message: 'Template access level updated successfully!',
    data: { accessLevel: 'premium', price: 99.99 },
  })
  expect((await set({ accessLevel: 'custom', price: 5 })).json().data).toMatchObject({ price: null })
  expect((await set({ accessLevel: 'free' })).json().data.accessLevel).toBe('free')
})

test('a menu does not use a disabled or deleted template until it is enabled or created again [API-97]', async () => {
  const choice = { templateId: 'LuxuryMenuTemplate', themeIndex: 1 }
  await send('POST', '/api/vendors/template', { headers: vendor.headers, payload: choice })
  const off = await ask('PATCH', '/LuxuryMenuTemplate/toggle', { isEnabled: false })
  expect(off.json()).toMatchObject({
    message: 'Template disabled successfully!',
    data: { isEnabled: false },
  })
  expect(await shown()).toBeNull()
  const on = await ask('PATCH', '/LuxuryMenuTemplate/toggle', { isEnabled: true })
  expect(on.json().message).toBe('Template enabled successfully!')
  expect(await shown()).toEqual(choice)

  await ask('DELETE', '/LuxuryMenuTemplate')
  expect(await shown()).toBeNull()
  await ask('POST', '', { templateId: 'LuxuryMenuTemplate', name: 'Luxury' })
  expect(await shown()).toEqual(choice)
})

test('each change is logged once, and rolled back if the audit log cannot be written', async () => {
  const [{ id }] = await list()
  const writes = [
    () => ask('PUT', `/${id}`, { name: 'Card 3' }),
    () => ask('PATCH', `/${id}/toggle`, { isEnabled: true }),
    () => ask('DELETE', '/TemplateSkeleton'),
    () => ask('POST', '', { templateId: 'TemplateSkeleton', name: 'Skeleton' }),
    () => upload('Logged'),
    () => send('POST', '/api/template-uploads/sync', admin),
  ]
  for (const write of writes) {
    const before = await rowsOf()
    const broken = await whileLogIsBroken(db, write)
    expect(broken.statusCode).toBe(500)
    expect(await rowsOf()).toEqual(before)
    const { logs } = await traceOfAdmin(write)
    expect(logs).toHaveLength(1)
    expect(logs[0]?.entity).toBe('TEMPLATE')
  }
})

const isSkeleton = ({ templateId }: { templateId: string }) => templateId === 'TemplateSkeleton'

const rowsOf = () => db.selectFrom('templates').selectAll().orderBy('templateId').execute()

async function traceOfAdmin(write: () => Promise<unknown>) {
  const read = () =>
    db
      .selectFrom('auditLogs')
      .select(['action', 'entity'])
      .where('actorId', '=', admin.id)
      .orderBy('id')
      .execute()
  const before = await read()
  await write()
  return { logs: (await read()).slice(before.length) }
}
