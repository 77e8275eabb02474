import { templatesApi } from '@thela/contract/templates'
import type { Caller } from '../../caller.ts'
import { accessDenied } from '../../http/errors.ts'
import type { FeatureRoutes } from '../../http/feature-routes.ts'
import { route } from '../../http/route.ts'
import { findVendor } from '../vendors/queries.ts'
import { chooseTemplate } from './choose-template.ts'
import { presentTemplate } from './present-template.ts'
import { findChoice, listEnabledTemplates, listTemplatesFor, type TemplateRow } from './queries.ts'

export const templateRoutes: FeatureRoutes = (app, { db }) => {
  route(app, templatesApi.listEnabled, async ({ caller }) =>
    answer(caller.role === 'VENDOR' ? await listTemplatesFor(db, caller.id) : await listEnabledTemplates(db)),
  )

  for (const api of [templatesApi.listAvailable, templatesApi.listAvailableByAccess]) {
    route(app, api, async ({ caller, params }) => {
      refuseStrangers(caller, params.id)
      await findVendor(db, params.id)
      return answer(await listTemplatesFor(db, params.id))
    })
  }

  route(app, templatesApi.readChoice, async ({ caller }) => ({
    success: true as const,
    data: await findChoice(db, caller.id),
  }))

  route(app, templatesApi.choose, async ({ caller, body }) => ({
    success: true as const,
    data: await chooseTemplate(db, caller, body),
    message: 'Template applied successfully! Your customers will now see this design.',
  }))
}

/** A vendor asks for himself; only an administrator asks for others (DEC-027). */
function refuseStrangers(caller: Caller, vendorId: string) {
  if (caller.role === 'VENDOR' && caller.id !== vendorId) throw accessDenied()
}

function answer(rows: TemplateRow[]) {
  return {
    success: true as const,
    data: rows.map(presentTemplate).filter(({ hasComponent }) => hasComponent),
  }
}
