import { menuPageApi } from '@thela/contract/menus/page-data'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { presentPublicVendor, readVendorByName, usableTemplate } from './read-menu-page.ts'

export const menuDataRoutes: FeatureRoutes = (app, platform) => {
  route(app, menuPageApi.readVendor, async ({ params }) => ({
    vendor: presentPublicVendor(platform, await readVendorByName(platform, params)),
  }))

  route(app, menuPageApi.readTemplate, async ({ params }) => {
    const row = await readVendorByName(platform, params)
    return { success: true as const, data: await usableTemplate(platform, row) }
  })
}
