import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import { tooManyRequests, tooManyRequestsFor } from '../errors.ts'
import { FILES_PER_MINUTE, PUBLIC_CALLS_PER_MINUTE, SIGNED_IN_CALLS_PER_10_SECONDS } from '../limits.ts'
import { countPerMinute, secondsLeftInMinute } from './count-per-minute.ts'
import { limitedAddress } from './limited-address.ts'

/** Limits every route; `factor` lets load tests and strict operators scale all limits together. */
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
/** Counts a call of this address; throws when it is over the limit. */
export type AdmitAddress = (ip: string) => void

function limitOf({ limit, endpoint }: FastifyContextConfig, route: string) {
  if (limit) return { ...limit, groupId: endpoint ? `${endpoint.method} ${endpoint.path}` : route }
  return endpoint !== undefined && endpoint.access !== 'public' ? perSession : perAddress
}

/** A separate limit for a route that is expensive or a target of attacks. */
export const limitPerAddress = (max: number, timeWindow: string) => ({
  limit: { max, timeWindow, keyGenerator: addressOf },
})

/** The same per person, for a route that needs a session. */
export const limitPerPerson = (max: number, timeWindow: string) => ({
  limit: { max, timeWindow, keyGenerator: personOf },
})

/** A limit per address and per a value of the request, which is parsed but not yet validated. */
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

/** For a route with a fast path: both count together. */
export const limitBy = (admit: AdmitAddress) => ({ admit })

/** Counts the calls of each address per minute, in the fast path and the router. */
export function admitPerMinute(max: number, factor: number): AdmitAddress {
  const isWithinLimit = countPerMinute(Math.ceil(max * factor))

  return (ip) => {
    if (!isWithinLimit(limitedAddress(ip))) throw tooManyRequestsFor(secondsLeftInMinute())
  }
}

/** For pictures, videos and templates, which have no endpoint. */
export const filesLimit = limitPerAddress(FILES_PER_MINUTE, '1 minute')

/** Whether a person is still within a limit, for an expensive part of a call. */
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

/** The key is a hash, so that no token is kept in memory. */
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
