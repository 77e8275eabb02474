import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Pages run our own scripts and nobody else's; styles may stand in the page so that a menu paints with its first packet. */
export async function addSecurityHeaders(app: FastifyInstance, publicOrigin: string) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: ["'self'"],
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
}

/** The headers that every page gets, as a plain list for answers that do not pass through the router. */
export async function securityHeadersOf(app: FastifyInstance) {
  const { headers } = await app.inject('/livez')
  const names = Object.keys(headers).filter((name) =>
    /^(content-security|x-(?!ratelimit|request)|referrer|cross-origin|strict|origin)/.test(name),
  )
  return Object.fromEntries(names.map((name) => [name, String(headers[name])]))
}
