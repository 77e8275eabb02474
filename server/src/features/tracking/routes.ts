import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, type Histogram, type Registry } from 'prom-client'
import { countPerMinute } from '../../count-per-minute.ts'
import { limitPerAddressAnd } from '../../http/rate-limits.ts'
import { answerTo } from '../../http/reply-with-error.ts'
import { route } from '../../http/route.ts'
import { makeAddressReader } from '../../http/true-address.ts'
import type { Platform } from '../../platform.ts'
import { recentSettings } from '../settings/read-settings.ts'
import type { Refusal } from './accept-event.ts'
import { takeHotVisits } from './hot-path.ts'
import { recordVisits } from './record-visits.ts'
import { limitedNameOf, tellings, userAgentOf } from './tellings.ts'

/** A street festival behind one carrier's address may count, a flood on one menu may not. */
const VISITS_PER_MINUTE = 600

/**
 * What menus tell about their visitors. Answered when it is stored for good, or known not to count.
 * Answers with the door that takes plain visits before the router sees them.
 */
export function trackingRoutes(
  app: FastifyInstance,
  platform: Platform,
  { registry, securityHeaders }: Door,
) {
  const visits = recordVisits(platform.db, makeRefusalCounter(registry))
  app.addHook('onClose', visits.drain)

  for (const { endpoint, visitOf } of tellings) {
    route(
      app,
      endpoint,
      async ({ body, request }) => ({
        success: true as const,
        recorded: await visits.record(visitOf(body, { ip: request.ip, userAgent: userAgentOf(request) })),
      }),
      { config: limit },
    )
  }
  return openHotDoor(app, platform, { record: visits.record, registry, securityHeaders })
}

type Door = { registry: Registry; securityHeaders: Record<string, string> }
type HotDoor = Door & { record: ReturnType<typeof recordVisits>['record'] }

function openHotDoor(
  app: FastifyInstance,
  { db, config }: Platform,
  { record, registry, securityHeaders }: HotDoor,
) {
  const duration = registry.getSingleMetric('http_request_seconds') as Histogram
  const take = takeHotVisits({
    record,
    addressOf: makeAddressReader(config.trustProxy),
    isWithinLimit: countPerMinute(Math.ceil(VISITS_PER_MINUTE * config.rateLimitFactor)),
    readSettings: recentSettings(db),
    answerTo: (error) => {
      const answer = answerTo(error)
      if (answer.status >= 500) app.log.error(error)
      return answer
    },
    observe: (route, status, seconds) => duration.observe({ method: 'POST', route, status }, seconds),
    securityHeaders,
  })

  // A server that stops sends everyone away at the router.
  let isOpen = true
  app.addHook('preClose', async () => {
    isOpen = false
  })
  return (...visit: Parameters<typeof take>) => isOpen && take(...visit)
}

const limit = limitPerAddressAnd(({ body }: FastifyRequest) => limitedNameOf(body), {
  max: VISITS_PER_MINUTE,
  timeWindow: '1 minute',
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
