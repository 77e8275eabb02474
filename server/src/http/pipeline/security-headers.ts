import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../../config.ts'
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

/** Google's hosts: the script and what it loads, what it tells, and the frames that ads stand in. */
const needs: Record<string, string[]> = {
  'script-src': [
    'https://pagead2.googlesyndication.com',
    'https://partner.googleadservices.com',
    'https://tpc.googlesyndication.com',
    'https://www.googletagservices.com',
    'https://*.adtrafficquality.google',
  ],
  'connect-src': [
    'https://pagead2.googlesyndication.com',
    'https://googleads.g.doubleclick.net',
    'https://csi.gstatic.com',
    'https://*.adtrafficquality.google',
  ],
  'frame-src': [
    'https://googleads.g.doubleclick.net',
    'https://*.googlesyndication.com',
    'https://www.google.com',
    'https://*.adtrafficquality.google',
  ],
}

/** The same policy, with room for AdSense; pictures and styles have theirs already (decision 015). */
const admitAdSense = (policy: string) =>
  policy
    .split(';')
    .map((directive) => [directive, ...(needs[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join(';')
