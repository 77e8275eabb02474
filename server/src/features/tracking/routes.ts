import { trackingApi } from '@thela/contract/tracking'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { limitPerAddressAnd } from '../../http/rate-limits.ts'
import { type Call, route } from '../../http/route.ts'
import type { Platform } from '../../platform.ts'
import type { Refusal, Visit } from './accept-event.ts'
import { recordVisits } from './record-visits.ts'

type TrackingEndpoint = (typeof trackingApi)[keyof typeof trackingApi]
type Told = Omit<Visit, 'eventId' | 'vendorId' | 'at' | 'ip' | 'userAgent'>

/** What menus tell about their visitors. Answered when it is stored for good, or known not to count. */
export function trackingRoutes(app: FastifyInstance, { db }: Platform, registry: Registry) {
  const visits = recordVisits(db, makeRefusalCounter(registry))
  app.addHook('onClose', visits.drain)

  function track<E extends TrackingEndpoint>(endpoint: E, read: (body: Call<E>['body']) => Told) {
    route(
      app,
      endpoint as TrackingEndpoint,
      async ({ body, request }) => ({
        success: true as const,
        recorded: await visits.record({
          ...read(body as Call<E>['body']),
          eventId: body.eventId,
          vendorId: body.vendorId,
          ...visitorOf(request),
        }),
      }),
      { config: limit },
    )
  }

  track(trackingApi.scanQrCode, ({ vendorName, scanId }) => ({
    type: 'QR_SCAN',
    vendorName,
    details: scanId ? { scanId } : undefined,
  }))
  track(trackingApi.viewMenu, () => ({ type: 'MENU_VIEW' }))
  track(trackingApi.viewCategory, ({ categoryId }) => ({ type: 'CATEGORY_VIEW', categoryId }))
  track(trackingApi.clickItem, ({ itemId }) => ({ type: 'ITEM_CLICK', itemId }))
  track(trackingApi.search, ({ query, resultCount }) => ({
    type: 'SEARCH_QUERY',
    details: { query, resultCount },
  }))
  track(trackingApi.favorite, ({ itemId, favorite }) => ({
    type: 'FAVORITE_ITEM',
    itemId,
    isUndone: !favorite,
  }))
  track(trackingApi.share, ({ method }) => ({ type: 'SHARE_MENU', details: { method } }))
}

/** A street festival behind one carrier's address may count, a flood on one menu may not. */
const limit = limitPerAddressAnd(vendorOf, { max: 600, timeWindow: '1 minute' })

/** Read before the body is validated: anything may stand there. */
function vendorOf({ body }: FastifyRequest) {
  const { vendorId, vendorName } = (body ?? {}) as Record<string, unknown>
  const name = vendorId ?? vendorName
  return typeof name === 'string' ? name.slice(0, 64) : ''
}

const visitorOf = ({ ip, headers }: FastifyRequest) => ({
  at: new Date(),
  ip,
  userAgent: headers['user-agent']?.slice(0, 300) ?? '',
})

function makeRefusalCounter(registry: Registry) {
  const dropped = new Counter({
    name: 'thela_events_dropped_total',
    help: 'Visits that were not stored, by reason',
    labelNames: ['reason'],
    registers: [registry],
  })
  return (reason: Refusal) => dropped.inc({ reason })
}
