import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { templateWork } from '../../../../test/templates.ts'
import { whileLogIsBroken } from '../../../../test/writes.ts'
import { addBundledTemplates } from './add-bundled-templates.ts'

const { app, db, send, signedInVendor, signedInAdmin } = await createTestApp()
await addBundledTemplates(db)
const vendor = await signedInVendor()
const admin = await signedInAdmin()
const { upload } = templateWork(app, admin)

const ask = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  send(method, `/api/templates${path}`, { headers: admin.headers, ...(payload ? { payload } : {}) })
const list = async () => (await send('GET', '/api/templates', admin)).json().data
const shown = async () => (await send('GET', `/api/public/vendor/${vendor.id}/menu-full`)).json().template

test('an administrator sees every template with all its fields [API-92] [ENT-46] [ENT-23]', async () => {
  const [first] = await list()
  expect(first).toMatchObject({
    templateId: expect.any(String),
    name: expect.any(String),
    isEnabled: true,
    isActive: true,
    accessLevel: 'free',
    price: null,
    source: 'bundled',
    hasComponent: true,
    frameUrl: null,
  })
  expect(first.description).not.toBe('')
  expect(first.features.length).toBeGreaterThan(0)
  expect(first.createdAt).toMatch(/Z$/)
  expect((await send('GET', '/api/templates?limit=501', admin)).statusCode).toBe(422)
})

test('a template without id or name is not created [TMG-18]', async () => {
  for (const body of [{ name: 'Corner' }, { templateId: 'Corner' }, { templateId: ' ', name: ' ' }]) {
    const answer = await ask('POST', '', body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().details[0].msg).toBe('Template ID and name are required')
  }
})

test('an id that is taken is refused, and so is one without a component [TMG-19] [TMG-20]', async () => {
  const taken = await ask('POST', '', { templateId: 'BasicTemplate', name: 'Basic' })
  expect(taken.statusCode).toBe(409)
  expect(taken.json().message).toBe('Template ID "BasicTemplate" already exists. Please use a different ID.')
  const unknown = await ask('POST', '', { templateId: 'Nowhere', name: 'Nowhere' })
  expect(unknown.statusCode).toBe(400)
  expect(unknown.json().message).toBe('Template component not found. Please ensure the template file exists.')
})

test('a deleted template can be created again, enabled and free [API-94] [API-96]', async () => {
  expect((await ask('DELETE', '/ModernMinimal')).json()).toEqual({
    success: true,
    message: 'Template deleted successfully!',
  })
  const answer = await ask('POST', '', { templateId: 'ModernMinimal', name: 'Minimal', description: ' ' })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    message: 'Template created successfully!',
    data: { name: 'Minimal', description: null, isEnabled: true, accessLevel: 'free' },
  })
})

test('a template is renamed by its record or its own id, never without a name [API-95] [TMG-29]', async () => {
  const [{ id, templateId }] = await list()
  const answer = await ask('PUT', `/${id}`, { name: 'Card', description: 'A card' })
  expect(answer.json()).toMatchObject({
    message: 'Template updated successfully!',
    data: { templateId, name: 'Card', description: 'A card' },
  })
  expect((await ask('PUT', `/${templateId}`, { name: 'Card 2' })).json().data.name).toBe('Card 2')
  const nameless = await ask('PUT', `/${id}`, { name: '' })
  expect(nameless.statusCode).toBe(422)
  expect(nameless.json().details[0].msg).toBe('Template name is required')
  expect((await ask('PUT', '/nothing', { name: 'Card' })).statusCode).toBe(404)
})

test('only a premium template has a price, and it must have one [TACC-08] [CONST-45]', async () => {
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

test('a menu loses a disabled or deleted design and gets it back with it [API-97] [TMG-42]', async () => {
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

test('each change leaves one line in the log, and none of it stays when that fails', async () => {
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
