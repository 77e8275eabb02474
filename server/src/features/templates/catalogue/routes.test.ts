import { templateCatalogue } from '@thela/menu/render'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { addBundledTemplates } from './add-bundled-templates.ts'

const { app, db, send, signedInVendor, signedInAdmin } = await createTestApp()
await addBundledTemplates(db)
const vendor = await signedInVendor()
const admin = await signedInAdmin()

const templateId = templateCatalogue[0]?.templateId ?? ''

const choose = (payload: object) =>
  send('POST', '/api/vendors/template', { headers: vendor.headers, payload })
const available = (id: string, { headers }: { headers: Record<string, string> } = vendor) =>
  send('GET', `/api/templates/available/${id}`, { headers })
const shown = async (id = vendor.id) =>
  (await app.inject(`/api/public/vendor/${id}/menu-full`)).json().template

test('each bundled template has exactly one row', async () => {
  await addBundledTemplates(db)
  const rows = await db.selectFrom('templates').select('templateId').execute()
  expect(rows.map(({ templateId }) => templateId).toSorted()).toEqual(
    templateCatalogue.map(({ templateId }) => templateId).toSorted(),
  )
})

test('a vendor reads the template and the theme that they chose [API-51] [ENT-22]', async () => {
  const chooser = await signedInVendor()
  const read = async () => (await send('GET', '/api/vendors/template', chooser)).json()
  expect(await read()).toEqual({ success: true, data: null })

  const choice = { templateId, themeIndex: 3 }
  await send('POST', '/api/vendors/template', { headers: chooser.headers, payload: choice })
  expect(await read()).toEqual({ success: true, data: choice })
})

test('an unknown template is not found, and a missing template or an invalid theme is refused', async () => {
  expect((await choose({ templateId: 'Nothing', themeIndex: 0 })).statusCode).toBe(404)
  expect((await choose({ themeIndex: 0 })).json().details[0].msg).toBe('Template is required')
  expect((await choose({ templateId, themeIndex: 20 })).json().details).toEqual([
    { path: 'themeIndex', msg: 'Please select a theme of this template' },
  ])
})

test('a vendor lists the templates that they may use, under two addresses [API-50] [API-109] [ENT-23]', async () => {
  const asking = await signedInVendor()
  const listAt = async (area: string) => {
    const answer = await send('GET', `/api/${area}/available/${asking.id}`, asking)
    return { status: answer.statusCode, ...answer.json() }
  }
  const premium = 'StreetFoodVibrant'
  await setAccess(premium, 'premium')
  const { status, success, data } = await listAt('templates')
  await expect(listAt('template-access')).resolves.toEqual({ status, success, data })
  await setAccess(premium, 'free')

  expect([status, success]).toEqual([200, true])
  const free = templateCatalogue.filter(({ templateId }) => templateId !== premium)
  expect(idsOf(data)).toEqual(free.map(({ templateId }) => templateId).toSorted())
  const basic = data.find((template: { templateId: string }) => template.templateId === 'BasicTemplate')
  expect(basic).toMatchObject({
    id: expect.any(String),
    templateId: 'BasicTemplate',
    name: 'Basic',
    description: expect.stringMatching(/./),
  })
})

test('vendors can only list their own templates, an administrator those of any vendor', async () => {
  const other = await signedInVendor()
  expect((await available(vendor.id)).statusCode).toBe(200)
  expect((await available(other.id)).statusCode).toBe(403)
  expect((await available(other.id, admin)).statusCode).toBe(200)
  expect((await available('nobody', admin)).statusCode).toBe(404)
})

describe('with a bundled template', () => {
  test('a vendor chooses it, the choice is counted, and the menu uses it [API-52]', async () => {
    const answer = await choose({ templateId, themeIndex: 1 })
    expect(answer.json()).toMatchObject({ success: true, data: { templateId, themeIndex: 1 } })
    expect(await shown()).toEqual({ templateId, themeIndex: 1 })

    await choose({ templateId, themeIndex: 2 })
    const events = await db
      .selectFrom('events')
      .select('type')
      .where('vendorId', '=', vendor.id)
      .orderBy('at')
      .execute()
    expect(events.map(({ type }) => type).slice(-2)).toEqual(['TEMPLATE_CHANGED', 'TEMPLATE_CUSTOMIZED'])
  })

  test('a menu falls back to the default layout while the vendor has no permission for the template', async () => {
    const choice = { templateId: 'ModernMinimal', themeIndex: 1 }
    await choose(choice)
    await setAccess('ModernMinimal', 'premium')
    expect(await shown()).toBeNull()

    const { id } = await db
      .selectFrom('templates')
      .select('id')
      .where('templateId', '=', 'ModernMinimal')
      .executeTakeFirstOrThrow()
    await db.insertInto('templatePermissions').values({ templateId: id, vendorId: vendor.id }).execute()
    expect(await shown()).toEqual(choice)

    await db.updateTable('templatePermissions').set({ expiresAt: '2020-01-01T00:00:00Z' }).execute()
    expect(await shown()).toBeNull()
    await setAccess('ModernMinimal', 'free')
  })

  test('a vendor cannot choose a template that they may not use, but can request it [PICK-19]', async () => {
    const asking = await signedInVendor()
    const ask = (path: string, payload: object) =>
      send('POST', `/api${path}`, { headers: asking.headers, payload })
    const choice = { templateId: 'LuxuryMenuTemplate', themeIndex: 0 }
    await setAccess('LuxuryMenuTemplate', 'premium')

    expect((await ask('/vendors/template', choice)).statusCode).toBe(403)
    expect(await shown(asking.id)).toBeNull()
    expect((await ask('/template-access/purchase', choice)).statusCode).toBe(201)
    await setAccess('LuxuryMenuTemplate', 'free')
    expect((await ask('/vendors/template', choice)).statusCode).toBe(200)
    expect(await shown(asking.id)).toEqual(choice)
  })

  test('enabled templates are listed, a disabled one is not [API-93]', async () => {
    const listEnabled = async (who: typeof admin) => (await send('GET', '/api/templates/enabled', who)).json()
    const all = templateCatalogue.map(({ templateId }) => templateId).toSorted()
    expect((await listEnabled(vendor)).success).toBe(true)
    expect(idsOf((await listEnabled(vendor)).data)).toEqual(all)

    await setEnabled('TemplateSkeleton', false)
    const rest = all.filter((id) => id !== 'TemplateSkeleton')
    expect(idsOf((await listEnabled(vendor)).data)).toEqual(rest)
    expect(idsOf((await listEnabled(admin)).data)).toEqual(rest)
    await setEnabled('TemplateSkeleton', true)
  })
})

const idsOf = (templates: { templateId: string }[]) =>
  templates.map(({ templateId }) => templateId).toSorted()

const setAccess = (templateId: string, accessLevel: 'free' | 'premium') =>
  db.updateTable('templates').set({ accessLevel }).where('templateId', '=', templateId).execute()

const setEnabled = (templateId: string, isEnabled: boolean) =>
  db.updateTable('templates').set({ isEnabled }).where('templateId', '=', templateId).execute()
