import { form } from '../../form.ts'
import { SMALL_TEMPLATE } from '../../templates.ts'
import type { Fixtures, Requests } from './fixtures.ts'

export function templateRequests(world: Fixtures): Requests {
  const { admin, vendor, did, db } = world
  const { headers } = admin
  const { uploaded, template, premium } = makeTemplates(world)
  const grant = async () => ({ templateId: await premium(), vendorId: vendor.id })

  return {
    'POST /api/template-uploads/upload': async () => (await uploaded()).request,
    'DELETE /api/template-uploads/:id': async () => ({ headers, params: { id: await template() } }),
    'POST /api/template-uploads/sync': async () => {
      await db.deleteFrom('templates').where('templateId', '=', 'LuxuryMenuTemplate').execute()
      return { headers }
    },
    'POST /api/templates': async () => {
      await db.deleteFrom('templates').where('templateId', '=', 'ModernMinimal').execute()
      return { headers, payload: { templateId: 'ModernMinimal', name: 'Modern' } }
    },
    'PUT /api/templates/:id': async () => ({
      headers,
      params: { id: await template() },
      payload: { name: 'Renamed' },
    }),
    'DELETE /api/templates/:id': async () => ({ headers, params: { id: await template() } }),
    'PATCH /api/templates/:id/toggle': async () => ({
      headers,
      params: { id: await template() },
      payload: { isEnabled: true },
    }),
    'POST /api/template-access/grant-access': async () => ({ headers, payload: await grant() }),
    'DELETE /api/template-access/revoke-access/:templateId/:vendorId': async () => {
      const params = await grant()
      await did('POST', '/api/template-access/grant-access', params)
      return { headers, params }
    },
    'POST /api/template-access/purchase': async () => ({
      headers: vendor.headers,
      payload: { templateId: await premium() },
    }),
    'PATCH /api/template-access/purchases/:id': async () => {
      const { data } = await did(
        'POST',
        '/api/template-access/purchase',
        { templateId: await premium() },
        vendor.headers,
      )
      return { headers, params: { id: data.id }, payload: { status: 'GRANTED' } }
    },
  }
}

/** Functions that upload a template, or a premium one. */
function makeTemplates({ admin: { headers }, did, unique }: Fixtures) {
  const uploaded = async () => {
    const templateId = `Design${unique()}`
    const file = await form({
      template: { bytes: Buffer.from(SMALL_TEMPLATE), name: `${templateId}.jsx` },
      templateId,
      name: templateId,
    })
    return { templateId, request: { headers: { ...headers, ...file.headers }, payload: file.payload } }
  }
  const template = async () => {
    const { templateId, request } = await uploaded()
    await did('POST', '/api/template-uploads/upload', request.payload, request.headers)
    return templateId
  }
  const premium = async () => {
    const id = await template()
    await did('PATCH', `/api/templates/${id}/toggle`, { isEnabled: true })
    await did('PUT', `/api/templates/${id}`, { name: id, accessLevel: 'premium', price: 99 })
    return id
  }

  return { uploaded, template, premium }
}
