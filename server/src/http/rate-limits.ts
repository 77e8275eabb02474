import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooManyRequests } from './errors.ts'

/** Indian carriers put thousands of people behind one address: wide by address, narrow by session. */
const PUBLIC_PER_MINUTE = 1200
const SIGNED_IN_PER_10_SECONDS = 300

/** Guards every route; `factor` lets load tests and strict operators move all limits together. */
export async function addRateLimits(app: FastifyInstance, factor: number) {
  app.addHook('onRoute', ({ config }) => {
    if (!config) return
    const own = config.addressLimit
    const isSignedIn = config.endpoint && config.endpoint.access !== 'public'
    const { max, timeWindow } = own ?? (isSignedIn ? perSession : perAddress)
    config.rateLimit = {
      max: Math.ceil(max * factor),
      timeWindow,
      keyGenerator: isSignedIn ? sessionOf : addressOf,
      ...(own ? { groupId: `${config.endpoint?.method} ${config.endpoint?.path}` } : {}),
    }
  })
  await app.register(rateLimit, { global: false, errorResponseBuilder: tooManyRequests })
}

type Limit = { max: number; timeWindow: string }

declare module 'fastify' {
  interface FastifyContextConfig {
    addressLimit?: Limit
  }
}

/** A limit of its own for a route that is dear or worth attacking. */
export const limitPerAddress = (max: number, timeWindow: string) => ({ addressLimit: { max, timeWindow } })

const perAddress: Limit = { max: PUBLIC_PER_MINUTE, timeWindow: '1 minute' }
const perSession: Limit = { max: SIGNED_IN_PER_10_SECONDS, timeWindow: '10 seconds' }

const addressOf = (request: FastifyRequest) => request.ip

/** The key holds a hash, so that no token lies around in memory. */
function sessionOf(request: FastifyRequest) {
  const { authorization } = request.headers
  return authorization ? createHash('sha256').update(authorization).digest('base64url') : request.ip
}
