import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { notFound } from './errors.ts'

/** Figures for a monitor at /metrics: for this machine, or for who knows the token. */
export function addMetrics(app: FastifyInstance, token: string | undefined) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })

  app.addHook('onResponse', async (request, reply) => {
    const { method, url = 'unknown' } = request.routeOptions
    duration.observe(
      { method: String(method), route: url, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token)) throw notFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}

function mayRead({ headers, ip }: FastifyRequest, token: string | undefined) {
  if (token) return headers.authorization === `Bearer ${token}`
  // Behind a proxy on this machine everybody has its address.
  return headers['x-forwarded-for'] === undefined && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip)
}
