import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import { tooManyRequests, tooManyRequestsFor } from '../errors.ts'
import { FILES_PER_MINUTE, PUBLIC_CALLS_PER_MINUTE, SIGNED_IN_CALLS_PER_10_SECONDS } from '../limits.ts'
import { countPerMinute, secondsLeftInMinute } from './count-per-minute.ts'
import { limitedAddress } from './limited-address.ts'

/** Guards every route; `factor` lets load tests and strict operators move all limits together. */
export async function addRateLimits(app: FastifyInstance, factor: number) {
  app.addHook('onRoute', (route) => {
    const { config, method, url } = route
    if (!config) return
    const { admit } = config
    if (admit) {
      config.rateLimit = false
      route.onRequest = async ({ ip }) => admit(ip)
      return
    }
    const { max, timeWindow, ...rest } = limitOf(config, `${method} ${url}`)
    config.rateLimit = { max: Math.ceil(max * factor), timeWindow, ...rest }
  })
  await app.register(rateLimit, { global: false, errorResponseBuilder: tooManyRequests })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Limit
    admit?: AdmitAddress
  }
}

type Limit = {
  max: number
  timeWindow: string
  keyGenerator: (request: FastifyRequest) => string
  hook?: 'preValidation'
}
/** Counts a call of this address; throws when it was enough. */
export type AdmitAddress = (ip: string) => void

function limitOf({ limit, endpoint }: FastifyContextConfig, route: string) {
  if (limit) return { ...limit, groupId: endpoint ? `${endpoint.method} ${endpoint.path}` : route }
  return endpoint !== undefined && endpoint.access !== 'public' ? perSession : perAddress
}

/** A limit of its own for a route that is dear or worth attacking. */
export const limitPerAddress = (max: number, timeWindow: string) => ({
  limit: { max, timeWindow, keyGenerator: addressOf },
})

/** The same for a route that only those who are signed in may call, wherever they are. */
export const limitPerPerson = (max: number, timeWindow: string) => ({
  limit: { max, timeWindow, keyGenerator: personOf },
})

/** A limit per address and per whatever the request names; it is read by then, and not yet believed. */
export const limitPerAddressAnd = (
  nameOf: (request: FastifyRequest) => string,
  { max, timeWindow }: Pick<Limit, 'max' | 'timeWindow'>,
) => ({
  limit: {
    max,
    timeWindow,
    keyGenerator: (request: FastifyRequest) => `${addressOf(request)} ${nameOf(request)}`,
    hook: 'preValidation' as const,
  },
})

/** For a route that has a fast path: both count by this. */
export const limitBy = (admit: AdmitAddress) => ({ admit })

/** Counts the calls of each address by the minute of the clock, before the router and behind it. */
export function admitPerMinute(max: number, factor: number): AdmitAddress {
  const isWithinLimit = countPerMinute(Math.ceil(max * factor))

  return (ip) => {
    if (!isWithinLimit(limitedAddress(ip))) throw tooManyRequestsFor(secondsLeftInMinute())
  }
}

/** For pictures, films and designs, which have no endpoint. */
export const filesLimit = limitPerAddress(FILES_PER_MINUTE, '1 minute')

/** Asks whether a person may once more, for a part of a call that is dearer than the rest of it. */
export function allowPerPerson(app: FastifyInstance, max: number, timeWindow: string) {
  const count = app.createRateLimit({ max, timeWindow, keyGenerator: personOf })

  return async (request: FastifyRequest) => {
    const counted = await count(request)
    return counted.isAllowed || !counted.isExceeded
  }
}

function addressOf({ ip }: FastifyRequest) {
  return limitedAddress(ip)
}

function personOf(request: FastifyRequest) {
  return request.caller?.id ?? addressOf(request)
}

/** The key holds a hash, so that no token lies around in memory. */
function sessionOf(request: FastifyRequest) {
  const { authorization } = request.headers
  return authorization ? createHash('sha256').update(authorization).digest('base64url') : addressOf(request)
}

const perAddress = { max: PUBLIC_CALLS_PER_MINUTE, timeWindow: '1 minute', keyGenerator: addressOf }
const perSession = {
  max: SIGNED_IN_CALLS_PER_10_SECONDS,
  timeWindow: '10 seconds',
  keyGenerator: sessionOf,
}
