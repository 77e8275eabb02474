import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { ADMIN } from './credentials.ts'

export const sampleTemplate = readFileSync(new URL('../docs/sample-template.jsx', import.meta.url), 'utf8')

export const harmlessTemplate = `
import React from 'react'
export default function Plain({ vendorConfig, menuItems }) {
  return <main><h1>{vendorConfig.businessName}</h1>{menuItems.map((item) => <p key={item.id}>{item.name}</p>)}</main>
}`

type Vendor = { id: string; token: string }

/** What an administrator does with templates, through the API. */
export async function templateAdmin(request: APIRequestContext) {
  const { token } = await (await request.post('/api/auth/admin/login', { data: ADMIN })).json()
  const headers = { authorization: `Bearer ${token}` }
  const readOrThrow = async (answer: Awaited<ReturnType<APIRequestContext['post']>>) => {
    if (!answer.ok()) throw new Error(await answer.text())
    return answer.json()
  }

  return {
    upload: async (templateId: string, source: string, name = templateId) =>
      readOrThrow(
        await request.post('/api/template-uploads/upload', {
          headers,
          multipart: {
            template: { name: `${templateId}.jsx`, mimeType: 'text/plain', buffer: Buffer.from(source) },
            templateId,
            name,
          },
        }),
      ),
    toggle: async (id: string, isEnabled: boolean) =>
      readOrThrow(await request.patch(`/api/templates/${id}/toggle`, { headers, data: { isEnabled } })),
    update: async (id: string, data: object) =>
      readOrThrow(await request.put(`/api/templates/${id}`, { headers, data })),
    remove: async (id: string) => readOrThrow(await request.delete(`/api/templates/${id}`, { headers })),
    grant: async (data: object) =>
      readOrThrow(await request.post('/api/template-access/grant-access', { headers, data })),
    revoke: async (templateId: string, vendorId: string) =>
      readOrThrow(
        await request.delete(`/api/template-access/revoke-access/${templateId}/${vendorId}`, { headers }),
      ),
    choose: async (vendor: Vendor, templateId: string, themeIndex = 0) =>
      readOrThrow(
        await request.post('/api/vendors/template', {
          headers: { authorization: `Bearer ${vendor.token}` },
          data: { templateId, themeIndex },
        }),
      ),
  }
}
