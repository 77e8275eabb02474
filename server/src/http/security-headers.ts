import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { admitAdSense } from './adsense-policy.ts'
import { readInlineScripts } from './inline-scripts.ts'

/** Pages run our own scripts and nobody else's; styles may stand in the page so that a menu paints with its first packet. */
export async function addSecurityHeaders(app: FastifyInstance, publicOrigin: string) {
  const headers = await askHelmet(publicOrigin)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

/** Helmet works its headers out anew for every request, and they are always the same: one request asks for all. */
async function askHelmet(publicOrigin: string) {
  const once = Fastify()
  await once.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...readInlineScripts()],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        // Uploaded designs run in frames of their own, and must not lead theirs anywhere else.
        frameSrc: [`${publicOrigin}/t/`],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
      },
    },
    // Only a site that is reached by https may insist on it.
    strictTransportSecurity: publicOrigin.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  once.get('/', async () => '')
  const headers = await securityHeadersOf(once, '/')
  await once.close()
  return headers
}

/** The headers that every page gets, as a plain list for answers that do not pass through the router. */
export async function securityHeadersOf(app: FastifyInstance, path = '/livez') {
  const { headers } = await app.inject(path)
  const names = Object.keys(headers).filter((name) =>
    /^(content-security|x-(?!ratelimit|request)|referrer|cross-origin|strict|origin)/.test(name),
  )
  return Object.fromEntries(names.map((name) => [name, String(headers[name])]))
}

/** Menus alone may run a script that is not ours, and only where the operator has an account for it. */
export function menuHeadersOf(headers: Record<string, string>, { adsense }: Pick<Config, 'adsense'>) {
  const policy = headers['content-security-policy'] ?? ''
  return adsense.client ? { ...headers, 'content-security-policy': admitAdSense(policy) } : headers
}
