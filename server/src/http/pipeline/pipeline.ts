import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { makeAddressReader, trustProxies } from './client-address.ts'
import { addJsonCompression } from './compress-json.ts'
import { type ReadSettings, refuseInMaintenance } from './maintenance.ts'
import { addMetrics, makeMetrics } from './metrics.ts'
import { addRateLimits } from './rate-limits.ts'
import { makeRequestIdReader } from './request-id.ts'
import { addSecurityHeaders, menuHeadersOf, readSecurityHeaders } from './security-headers.ts'

export type Pipeline = ReturnType<typeof makePipeline>

/**
 * What every request goes through, in the router or a fast path: client address, request id, headers,
 * maintenance and metrics. Decision 033.
 */
export function makePipeline(config: Config, readSettings: ReadSettings) {
  const trust = trustProxies(config.trustProxy)
  const headers = readSecurityHeaders(config)

  return {
    trust,
    addressOf: makeAddressReader(trust),
    requestIdOf: makeRequestIdReader(trust),
    headers,
    menuHeaders: menuHeadersOf(headers, config),
    readSettings,
    metrics: makeMetrics(),
  }
}

/** The router's part; authentication comes before maintenance, because administrators have access then. */
export async function addPipeline(
  app: FastifyInstance,
  { headers, readSettings, metrics }: Pipeline,
  {
    config,
    authenticateCaller,
  }: { config: Config; authenticateCaller: (request: FastifyRequest) => Promise<void> },
) {
  addSecurityHeaders(app, headers)
  addJsonCompression(app)
  await addRateLimits(app, config.rateLimitFactor)
  addMetrics(app, metrics, config)
  app.addHook('onRequest', authenticateCaller)
  app.addHook('onRequest', refuseInMaintenance(readSettings))
}
