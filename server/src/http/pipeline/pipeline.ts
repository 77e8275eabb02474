import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { makeAddressReader, trustProxies } from './client-address.ts'
import { type ReadSettings, refuseInMaintenance } from './maintenance.ts'
import { addMetrics, makeMetrics } from './metrics.ts'
import { addRateLimits } from './rate-limits.ts'
import { addSecurityHeaders, menuHeadersOf, readSecurityHeaders } from './security-headers.ts'

export type Pipeline = ReturnType<typeof makePipeline>

/**
 * What every request meets, whether the router answers it or a fast path before the router: who asks, which headers
 * the answer has, whether the site is closed, where the answer is counted. Decision 033.
 */
export function makePipeline(config: Config, readSettings: ReadSettings) {
  const trust = trustProxies(config.trustProxy)
  const headers = readSecurityHeaders(config.publicOrigin)

  return {
    trust,
    addressOf: makeAddressReader(trust),
    headers,
    menuHeaders: menuHeadersOf(headers, config),
    readSettings,
    metrics: makeMetrics(),
  }
}

/** The router's part; who the caller is comes before maintenance, because administrators may enter then. */
export async function addPipeline(
  app: FastifyInstance,
  { headers, readSettings, metrics }: Pipeline,
  { config, admitCaller }: { config: Config; admitCaller: (request: FastifyRequest) => Promise<void> },
) {
  addSecurityHeaders(app, headers)
  await addRateLimits(app, config.rateLimitFactor)
  addMetrics(app, metrics, config)
  app.addHook('onRequest', admitCaller)
  app.addHook('onRequest', refuseInMaintenance(readSettings))
}
