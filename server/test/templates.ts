import { templateUploadsApi } from '@thela/contract/templates/uploads'
import type { TestApp } from './app.ts'
import { form } from './form.ts'

type Admin = { headers: Record<string, string> }

/** The smallest template that passes every check. */
export const SMALL_TEMPLATE = `
import { useState } from 'react'
export default function Small({ vendorConfig, menuItems, theme }) {
  const [search] = useState('')
  return <main style={{ color: theme.ink }}><h1>{vendorConfig.businessName}</h1>{menuItems.map((item) => <p key={item.id}>{item.name}{search}</p>)}</main>
}`

/** Uploads and toggles templates like the admin screen. */
export function templateCalls(app: TestApp['app'], admin: Admin) {
  const upload = async (
    templateId: string,
    { source = SMALL_TEMPLATE, name = 'Small', file = `${templateId}.jsx` } = {},
  ) => {
    const { headers, payload } = await form({
      template: { bytes: Buffer.from(source), name: file },
      templateId,
      name,
    })
    return app.inject({
      method: 'POST',
      url: templateUploadsApi.upload.path,
      headers: { ...admin.headers, ...headers },
      payload,
    })
  }
  const toggle = (id: string, isEnabled: boolean) =>
    app.inject({
      method: 'PATCH',
      url: `/api/templates/${id}/toggle`,
      headers: admin.headers,
      payload: { isEnabled },
    })

  return { upload, toggle }
}
