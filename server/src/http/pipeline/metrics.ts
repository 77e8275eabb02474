import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Config } from '../../config.ts'
import type { Platform } from '../../platform.ts'
import { notFound } from '../errors.ts'
import { timeAnswers } from './answer-times.ts'

type Metrics = ReturnType<typeof makeMetrics>

export function makeMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return { registry, answersOf: timeAnswers(registry) }
}

/** Whether a replica is asked; it is left out while it lags or does not answer. */
export function addReplicaMetric({ config, reads }: Platform, registry: Registry) {
  if (!config.databaseReplicaUrl) return
  new Gauge({
    name: 'thela_replica_in_use',
    help: '1 while questions that only read go to the replica, 0 while it is left out',
    registers: [registry],
    collect() {
      this.set(reads.isReplicaInUse() ? 1 : 0)
    },
  })
}

/** Prometheus metrics at /metrics: with the token, or without one from this machine, if there is no proxy in front. */
export function addMetrics(app: FastifyInstance, { registry, answersOf }: Metrics, access: Access) {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url = 'unknown' } = request.routeOptions
    answersOf(String(method), url)(reply.statusCode, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, access)) throw notFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

type Access = Pick<Config, 'metricsToken' | 'trustProxy'>

function mayRead({ headers, hostname, ip }: FastifyRequest, { metricsToken, trustProxy }: Access) {
  if (metricsToken) return headers.authorization === `Bearer ${metricsToken}`
  // Behind a proxy on this machine every request has its address.
  if (trustProxy || PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false
  return LOOPBACK.includes(ip) && ['localhost', '[::1]', ...LOOPBACK].includes(hostname)
}

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
]
