import { MAX_TEMPLATE_BYTES } from '@thela/contract/templates/checks'
import { templateUploadsApi as api } from '@thela/contract/templates/uploads'
import { badRequest } from '../../../http/errors.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { withForm } from '../../../http/receive-form.ts'
import { route } from '../../../http/route.ts'
import { removeTemplate } from '../catalogue/change-template.ts'
import { findUploaded, listUploads } from './queries.ts'
import { syncTemplates } from './sync-templates.ts'
import { readCode } from './template-files.ts'
import { uploadTemplate } from './upload-template.ts'
import { validateTemplates } from './validate-templates.ts'

const success = true as const
const wanted = { field: 'template', most: 1, maxBytes: MAX_TEMPLATE_BYTES }

export const templateUploadRoutes: FeatureRoutes = (app, platform) => {
  const { db } = platform

  route(app, api.upload, ({ caller, request }) => {
    if (!request.isMultipart()) throw badRequest('Please select a .jsx file')

    return withForm(request, wanted, async ({ fields, files: [file] }) => ({
      success,
      data: await uploadTemplate(platform, caller, { fields, file }),
      message: 'Template uploaded successfully!',
    }))
  })

  route(app, api.list, async ({ query }) => {
    const { rows, pagination } = await listUploads(db, query)
    // Every stored template was compiled when it was uploaded.
    return { success, data: rows.map((row) => ({ ...row, status: 'valid' as const })), pagination }
  })

  route(app, api.remove, async ({ caller, params }) => {
    const { id } = await findUploaded(db, params.id)
    await removeTemplate(db, caller, id)
    return { success, message: 'Template deleted successfully!' }
  })

  route(app, api.readModule, async ({ params, reply }) => {
    const { hash } = await findUploaded(db, params.id)
    reply.type('text/javascript; charset=utf-8').header('cross-origin-resource-policy', 'cross-origin')
    return (await readCode(platform, hash)).toString()
  })

  route(app, api.sync, async ({ caller }) => {
    const { added, removed } = await syncTemplates(db, caller)
    const message = `Templates synced: ${added.length} added, ${removed.length} removed.`
    return { success, message, added, removed }
  })

  route(app, api.validate, async () => ({ success, ...(await validateTemplates(db)) }))
}
