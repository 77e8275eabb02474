import type { FastifyInstance } from 'fastify'
import { Counter, type Histogram, type Registry } from 'prom-client'
import { makeAddressReader } from '../../../http/pipeline/client-address.ts'
import { limitBy } from '../../../http/pipeline/rate-limits.ts'
import { answerTo } from '../../../http/reply-with-error.ts'
import { route } from '../../../http/route.ts'
import type { Platform } from '../../../platform.ts'
import { recentSettings } from '../../core/settings/read-settings.ts'
import type { Refusal } from './accept-event.ts'
import { takeHotVisits } from './hot-path.ts'
import { recordVisits } from './record-visits.ts'
import { tellings, userAgentOf } from './tellings.ts'
import { limitVisits } from './visit-limits.ts'

/**
 * What menus tell about their visitors. Answered when it is stored for good, or known not to count.
 * Answers with the door that takes plain visits before the router sees them.
 */
export function trackingRoutes(
  app: FastifyInstance,
  platform: Platform,
  { registry, securityHeaders }: Door,
) {
  const { admitsVendor, admitAddress } = limitVisits(platform.config.rateLimitFactor)
  const countRefusal = makeRefusalCounter(registry)
  const visits = recordVisits(platform.db, { admitsVendor, countRefusal })
  app.addHook('onClose', visits.drain)

  for (const { endpoint, visitOf } of tellings) {
    route(
      app,
      endpoint,
      async ({ body, request }) => ({
        success: true as const,
        recorded: await visits.record(visitOf(body, { ip: request.ip, userAgent: userAgentOf(request) })),
      }),
      { config: limitBy(({ ip }) => admitAddress(ip)) },
    )
  }
  return openHotDoor(app, platform, { record: visits.record, admitAddress, registry, securityHeaders })
}

type Door = { registry: Registry; securityHeaders: Record<string, string> }
type HotDoor = Door & Pick<Parameters<typeof takeHotVisits>[0], 'record' | 'admitAddress'>

function openHotDoor(app: FastifyInstance, { db, config }: Platform, { registry, ...door }: HotDoor) {
  const duration = registry.getSingleMetric('http_request_seconds') as Histogram
  const take = takeHotVisits({
    ...door,
    addressOf: makeAddressReader(config.trustProxy),
    readSettings: recentSettings(db),
    answerTo: (error) => {
      const answer = answerTo(error)
      if (answer.status >= 500) app.log.error(error)
      return answer
    },
    observe: (route, status, seconds) => duration.observe({ method: 'POST', route, status }, seconds),
  })

  // A server that stops sends everyone away at the router.
  let isOpen = true
  app.addHook('preClose', async () => {
    isOpen = false
  })
  return (...visit: Parameters<typeof take>) => isOpen && take(...visit)
}

function makeRefusalCounter(registry: Registry) {
  const dropped = new Counter({
    name: 'thela_events_dropped_total',
    help: 'Visits that were not stored, by reason',
    labelNames: ['reason'],
    registers: [registry],
  })
  return (reason: Refusal) => dropped.inc({ reason })
}
