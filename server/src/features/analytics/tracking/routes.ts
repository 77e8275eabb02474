import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { VISITS_PER_MINUTE } from '../../../http/limits.ts'
import type { FastPath } from '../../../http/pipeline/fast-path.ts'
import type { Pipeline } from '../../../http/pipeline/pipeline.ts'
import { admitPerMinute, limitBy } from '../../../http/pipeline/rate-limits.ts'
import { route } from '../../../http/route.ts'
import type { Platform } from '../../../platform.ts'
import { answerVisits } from './fast-path.ts'
import { recordVisits } from './record-visits.ts'
import type { Refusal } from './refuse-visit.ts'
import { trackedCalls, userAgentOf } from './tracked-calls.ts'
import { limitVisitsToVendor } from './visit-limits.ts'

/**
 * The visits that menus report. Answered when they are committed, or known not to count.
 * Returns the fast path, which answers plain visits before the router.
 */
export function trackingRoutes(
  app: FastifyInstance,
  { db, config }: Platform,
  { pipeline, fastPath }: { pipeline: Pipeline; fastPath: FastPath },
) {
  const { readSettings, metrics } = pipeline
  const admitAddress = admitPerMinute(VISITS_PER_MINUTE, config.rateLimitFactor)
  const { record, drain } = recordVisits(db, {
    admitsVendor: limitVisitsToVendor(config.rateLimitFactor),
    countRefusal: makeRefusalCounter(metrics.registry),
  })
  app.addHook('onClose', drain)

  for (const { endpoint, visitOf } of trackedCalls) {
    route(
      app,
      endpoint,
      async ({ body, request }) => ({
        success: true as const,
        recorded: await record(visitOf(body, { ip: request.ip, userAgent: userAgentOf(request) })),
      }),
      { config: limitBy(admitAddress) },
    )
  }
  return answerVisits({ fastPath, record, admitAddress, readSettings })
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
