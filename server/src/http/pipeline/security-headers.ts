import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../../config.ts'
import { admitAdSense } from '../adsense-policy.ts'
import { readInlineScripts } from '../inline-scripts.ts'

type Headers = Record<string, string>

/** Helmet works them out anew for every request, and they are always the same: an answer that is never sent keeps them. */
export function readSecurityHeaders(publicOrigin: string) {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  addHelmet(publicOrigin)(answer.req, answer, () => {})
  return { ...answer.getHeaders() } as Headers
}

/** Pages run our own scripts and nobody else's; styles may stand in the page so that a menu paints with its first packet. */
const addHelmet = (publicOrigin: string) =>
  helmet({
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

export function addSecurityHeaders(app: FastifyInstance, headers: Headers) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

/** Menus alone may run a script that is not ours, and only where the operator has an account for it. */
export function menuHeadersOf(headers: Headers, { adsense }: Pick<Config, 'adsense'>) {
  const policy = headers['content-security-policy'] ?? ''
  return adsense.client ? { ...headers, 'content-security-policy': admitAdSense(policy) } : headers
}
