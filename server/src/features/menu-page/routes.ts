import { menuPageApi } from '@thela/contract/menu-page'
import type { FeatureRoutes } from '../../http/feature-routes.ts'
import { route } from '../../http/route.ts'
import {
  presentPublicVendor,
  readMenuPage,
  readSlugStatus,
  readVendorByName,
  usableTemplate,
} from './read-menu-page.ts'

export const menuPageRoutes: FeatureRoutes = (app, platform) => {
  route(app, menuPageApi.readMenu, async ({ params, query, reply }) => {
    const page = await readMenuPage(platform, params.id)
    const slugStatus = query.slug ? await readSlugStatus(platform, page.vendor, query.slug) : null

    reply.header('cache-control', 'public, max-age=60')
    return { ...page, slugStatus }
  })

  route(app, menuPageApi.readVendor, async ({ params }) => ({
    vendor: presentPublicVendor(platform, await readVendorByName(platform, params)),
  }))

  route(app, menuPageApi.readTemplate, async ({ params }) => {
    const row = await readVendorByName(platform, params)
    return { success: true as const, data: await usableTemplate(platform, row) }
  })
}
