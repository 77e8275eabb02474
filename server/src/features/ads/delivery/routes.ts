import { publicAdsApi as api } from '@thela/contract/ads/delivery'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { notFound } from '../../../http/errors.ts'
import { AD_VIEWS_PER_MINUTE } from '../../../http/limits.ts'
import { limitedAddress } from '../../../http/pipeline/limited-address.ts'
import { limitPerAddressAnd } from '../../../http/pipeline/rate-limits.ts'
import { type Call, route } from '../../../http/route.ts'
import type { Platform } from '../../../platform.ts'
import type { Visitor } from './ad-token.ts'
import { listAdsAround } from './ads-around.ts'
import type { AdView, ViewRefusal } from './counting/check-view.ts'
import { deliverAds } from './deliver-ads.ts'
import { recordViews } from './record-view.ts'

/** Ads for menus, and their views. A view is answered when it is committed, or known not to count. */
export function adDeliveryRoutes(app: FastifyInstance, platform: Platform, registry: Registry) {
  const deliver = deliverAds(platform)
  const listAround = listAdsAround(platform)
  const views = recordViews(platform, makeRefusalCounter(registry))
  app.addHook('onClose', views.drain)

  // Every response has tokens that count once.
  route(app, api.listAround, async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return { ads: await listAround(query, visitorOf(request)) }
  })

  route(app, api.listForVendor, ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return deliver(params.vendorId, query, visitorOf(request))
  })

  const config = limitPerAddressAnd(adOf, { max: AD_VIEWS_PER_MINUTE, timeWindow: '1 minute' })

  route(
    app,
    api.see,
    async (call) => ({ success: true as const, recorded: await views.see(viewOf('AD_IMPRESSION', call)) }),
    { config },
  )

  route(
    app,
    api.click,
    async (call) => ({ success: true as const, redirectUrl: await views.click(viewOf('AD_CLICK', call)) }),
    { config },
  )
}

const adOf = ({ params }: FastifyRequest) => (params as { id: string }).id.slice(0, 64)

/** Only well-formed ids: one that the database cannot store would fail the whole batch. */
const validId = (text: string | null | undefined) =>
  /^[\w-]{1,64}$/.test(text ?? '') ? (text ?? undefined) : undefined

type ViewCall = Call<typeof api.see> | Call<typeof api.click>

function viewOf(type: AdView['type'], { params, body, request }: ViewCall): AdView {
  const adId = validId(params.id)
  if (!adId) throw notFound('Ad')

  return {
    type,
    adId,
    placementId: validId(body?.placementId),
    vendorId: validId(body?.vendorId),
    token: body?.token ?? undefined,
    at: new Date(),
    ...visitorOf(request),
  }
}

const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => ({
  address: limitedAddress(ip),
  userAgent: headers['user-agent']?.slice(0, 300) ?? '',
})

function makeRefusalCounter(registry: Registry) {
  const refused = new Counter({
    name: 'thela_ad_views_refused_total',
    help: 'Ad impressions and clicks that were not counted, by reason',
    labelNames: ['reason'],
    registers: [registry],
  })
  return (reason: ViewRefusal) => refused.inc({ reason })
}
