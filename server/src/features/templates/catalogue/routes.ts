import { templatesApi } from '@thela/contract/templates/catalogue'
import type { Caller } from '../../../caller.ts'
import { accessDenied } from '../../../http/errors.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { findVendor } from '../../vendors/record/queries.ts'
import { createTemplate, editTemplate, removeTemplate, toggleTemplate } from './change-template.ts'
import { chooseTemplate } from './choose-template.ts'
import { presentTemplate } from './present-template.ts'
import {
  findChoice,
  listEnabledTemplates,
  listTemplates,
  listTemplatesFor,
  type TemplateRow,
} from './queries.ts'

const success = true as const

export const templateRoutes: FeatureRoutes = (app, platform) => {
  vendorRoutes(app, platform)
  adminRoutes(app, platform)
}

const vendorRoutes: FeatureRoutes = (app, { db }) => {
  route(app, templatesApi.listEnabled, async ({ caller }) =>
    answer(caller.role === 'VENDOR' ? await listTemplatesFor(db, caller.id) : await listEnabledTemplates(db)),
  )

  for (const api of [templatesApi.listAvailable, templatesApi.listAvailableByAccess]) {
    route(app, api, async ({ caller, params }) => {
      refuseOtherVendors(caller, params.id)
      await findVendor(db, params.id)
      return answer(await listTemplatesFor(db, params.id))
    })
  }

  route(app, templatesApi.readChoice, async ({ caller }) => ({
    success,
    data: await findChoice(db, caller.id),
  }))

  route(app, templatesApi.choose, async ({ caller, body }) => ({
    success,
    data: await chooseTemplate(db, caller, body),
    message: 'Template applied successfully! Your customers will now see this design.',
  }))
}

const adminRoutes: FeatureRoutes = (app, { db }) => {
  route(app, templatesApi.list, async ({ query }) => {
    const { rows, pagination } = await listTemplates(db, query)
    return { success, data: rows.map(presentTemplate), pagination }
  })

  route(app, templatesApi.create, async ({ caller, body }) => ({
    success,
    data: await createTemplate(db, caller, body),
    message: 'Template created successfully!',
  }))

  route(app, templatesApi.update, async ({ caller, params, body }) => ({
    success,
    data: await editTemplate(db, caller, { ...body, ...params }),
    message: body.accessLevel
      ? 'Template access level updated successfully!'
      : 'Template updated successfully!',
  }))

  route(app, templatesApi.remove, async ({ caller, params }) => {
    await removeTemplate(db, caller, params.id)
    return { success, message: 'Template deleted successfully!' }
  })

  route(app, templatesApi.toggle, async ({ caller, params, body }) => ({
    success,
    data: await toggleTemplate(db, caller, { ...params, ...body }),
    message: `Template ${body.isEnabled ? 'enabled' : 'disabled'} successfully!`,
  }))
}

/** Vendors ask for themselves; only an administrator asks for others (DEC-027). */
function refuseOtherVendors(caller: Caller, vendorId: string) {
  if (caller.role === 'VENDOR' && caller.id !== vendorId) throw accessDenied()
}

function answer(rows: TemplateRow[]) {
  return { success, data: rows.map(presentTemplate).filter(({ hasComponent }) => hasComponent) }
}
