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

test('the designs of this version have their rows, once', async () => {
  await addBundledTemplates(db)
  const rows = await db.selectFrom('templates').select('templateId').execute()
  expect(rows.map(({ templateId }) => templateId).toSorted()).toEqual(
    templateCatalogue.map(({ templateId }) => templateId).toSorted(),
  )
})

test('a vendor who never chose has no template [API-51]', async () => {
  expect((await send('GET', '/api/vendors/template', vendor)).json()).toEqual({ success: true, data: null })
})

test('an unknown template is not found, none at all or a theme out of range is refused', async () => {
  expect((await choose({ templateId: 'Nothing', themeIndex: 0 })).statusCode).toBe(404)
  expect((await choose({ themeIndex: 0 })).json().details[0].msg).toBe('Template is required')
  expect((await choose({ templateId, themeIndex: 20 })).json().details).toEqual([
    { path: 'themeIndex', msg: 'Please select a theme of this template' },
  ])
})

test('a vendor asks for himself only, an administrator for anyone [API-50] [API-109]', async () => {
  const other = await signedInVendor()
  expect((await available(vendor.id)).statusCode).toBe(200)
  expect((await available(other.id)).statusCode).toBe(403)
  expect((await available(other.id, admin)).statusCode).toBe(200)
  expect((await available('nobody', admin)).statusCode).toBe(404)
  expect((await send('GET', `/api/template-access/available/${vendor.id}`, vendor)).json()).toEqual(
    (await available(vendor.id)).json(),
  )
})

describe('with a bundled design', () => {
  test('a vendor chooses it, is counted, and the menu shows it [API-52] [ENT-22] [PUB-08]', async () => {
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

  test('a design that needs a permission falls back to the default layout until it is granted [PICK-19]', async () => {
    await choose({ templateId, themeIndex: 1 })
    await db
      .updateTable('templates')
      .set({ accessLevel: 'premium' })
      .where('templateId', '=', templateId)
      .execute()
    expect(await shown()).toBeNull()
    expect((await choose({ templateId, themeIndex: 1 })).statusCode).toBe(403)

    const { id } = await db
      .selectFrom('templates')
      .select('id')
      .where('templateId', '=', templateId)
      .executeTakeFirstOrThrow()
    await db.insertInto('templatePermissions').values({ templateId: id, vendorId: vendor.id }).execute()
    expect(await shown()).toEqual({ templateId, themeIndex: 1 })

    await db.updateTable('templatePermissions').set({ expiresAt: '2020-01-01T00:00:00Z' }).execute()
    expect(await shown()).toBeNull()
    await db.updateTable('templates').set({ accessLevel: 'free' }).execute()
  })

  test('a disabled design is offered to nobody [API-93]', async () => {
    await db.updateTable('templates').set({ isEnabled: false }).where('templateId', '=', templateId).execute()
    const enabled = (await send('GET', '/api/templates/enabled', vendor)).json().data
    expect(enabled.map((template: { templateId: string }) => template.templateId)).not.toContain(templateId)
    await db.updateTable('templates').set({ isEnabled: true }).execute()
  })
})
