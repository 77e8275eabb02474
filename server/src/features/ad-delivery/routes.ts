import { publicAdsApi as api } from '@thela/contract/public-ads'
import type { FeatureRoutes } from '../../http/feature-routes.ts'
import { route } from '../../http/route.ts'
import { findAd, updateAd } from '../ads/queries.ts'
import { listAdsFor } from './ads-around.ts'
import { deliverAds } from './deliver-ads.ts'
import { safeLink } from './safe-link.ts'

export const adDeliveryRoutes: FeatureRoutes = (app, platform) => {
  const { db } = platform
  const deliver = deliverAds(platform)

  route(app, api.listAround, async ({ query }) => ({ ads: await listAdsFor(db, query) }))

  route(app, api.listForVendor, ({ params, query, reply }) => {
    reply.header('cache-control', 'no-store')
    return deliver(params.vendorId, query)
  })

  route(app, api.see, async ({ params }) => {
    const { impressions } = await findAd(db, params.id)
    await updateAd(db, params.id, { impressions: impressions + 1 })
    return { success: true as const, recorded: true }
  })

  route(app, api.click, async ({ params }) => {
    const { clicks, linkUrl } = await findAd(db, params.id)
    await updateAd(db, params.id, { clicks: clicks + 1 })
    return { success: true as const, redirectUrl: safeLink(linkUrl) }
  })
}
