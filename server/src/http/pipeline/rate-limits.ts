import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { tooManyRequests } from '../errors.ts'
import { makeAddressReader } from './client-address.ts'
import { countPerMinute } from './count-per-minute.ts'
import { limitedAddress } from './limited-address.ts'

/** Indian carriers put thousands of people behind one address: wide by address, narrow by session. */
const PUBLIC_PER_MINUTE = 1200
const SIGNED_IN_PER_10_SECONDS = 300

/** What menus are made of comes by the dozen: whole markets may read behind one address, a flood may not. */
const MENUS_PER_MINUTE = 6000
const FILES_PER_MINUTE = 30_000

/** Guards every route; `factor` lets load tests and strict operators move all limits together. */
export async function addRateLimits(app: FastifyInstance, factor: number) {
  app.addHook('onRoute', (route) => {
    const { config, method, url } = route
    if (!config) return
    const { admit } = config
    if (admit) {
      config.rateLimit = false
      route.onRequest = async (request) => admit(request)
      return
    }
    const { max, timeWindow, ...rest } = limitOf(config, `${method} ${url}`)
    config.rateLimit = { max: Math.ceil(max * factor), timeWindow, ...rest }
  })
  await app.register(rateLimit, { global: false, errorResponseBuilder: tooManyRequests })
}

type Limit = { max: number; timeWindow: string }
type NameOf = (request: FastifyRequest) => string

function limitOf({ addressLimit: own, limitedName: nameOf, endpoint }: FastifyContextConfig, route: string) {
  const isSignedIn = endpoint !== undefined && endpoint.access !== 'public'
  if (!own) return isSignedIn ? perSession : perAddress

  const groupId = endpoint ? `${endpoint.method} ${endpoint.path}` : route
  if (!nameOf) return { ...own, groupId, keyGenerator: isSignedIn ? personOf : addressOf }

  const keyGenerator = (request: FastifyRequest) => `${addressOf(request)} ${nameOf(request)}`
  // The body is read by then, and not yet believed.
  return { ...own, groupId, keyGenerator, hook: 'preValidation' as const }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    addressLimit?: Limit
    limitedName?: NameOf
    admit?: Admit
  }
}

type Admit = (request: FastifyRequest) => void

/** For a route that counts by itself, together with others: `admit` throws when it was enough. */
export const limitBy = (admit: Admit) => ({ admit })

/** A limit of its own for a route that is dear or worth attacking; where one is signed in, it is the person's. */
export const limitPerAddress = (max: number, timeWindow: string) => ({ addressLimit: { max, timeWindow } })

/** For pictures, films and designs, which have no endpoint. */
export const filesLimit = limitPerAddress(FILES_PER_MINUTE, '1 minute')

/** Counts menus by address, before the router and behind it; answers whether this one may be sent. */
export function countMenus({ trustProxy, rateLimitFactor }: Pick<Config, 'trustProxy' | 'rateLimitFactor'>) {
  const addressOf = makeAddressReader(trustProxy)
  const isWithinLimit = countPerMinute(Math.ceil(MENUS_PER_MINUTE * rateLimitFactor))

  return (request: IncomingMessage) => isWithinLimit(limitedAddress(addressOf(request)))
}

/** A limit per address and per whatever the request's body names. */
export const limitPerAddressAnd = (limitedName: NameOf, addressLimit: Limit) => ({
  addressLimit,
  limitedName,
})

/** Asks whether a person may once more, for a part of a call that is dearer than the rest of it. */
export function allowPerPerson(app: FastifyInstance, max: number, timeWindow: string) {
  const count = app.createRateLimit({ max, timeWindow, keyGenerator: personOf })

  return async (request: FastifyRequest) => {
    const counted = await count(request)
    return counted.isAllowed || !counted.isExceeded
  }
}

const addressOf = ({ ip }: FastifyRequest) => limitedAddress(ip)
const personOf = (request: FastifyRequest) => request.caller?.id ?? addressOf(request)

/** The key holds a hash, so that no token lies around in memory. */
function sessionOf(request: FastifyRequest) {
  const { authorization } = request.headers
  return authorization ? createHash('sha256').update(authorization).digest('base64url') : addressOf(request)
}

const perAddress = { max: PUBLIC_PER_MINUTE, timeWindow: '1 minute', keyGenerator: addressOf }
const perSession = { max: SIGNED_IN_PER_10_SECONDS, timeWindow: '10 seconds', keyGenerator: sessionOf }
