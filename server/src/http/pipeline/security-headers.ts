import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../../config.ts'
import { readInlineScripts } from '../inline-scripts.ts'

type Headers = Record<string, string>
type Origins = Pick<Config, 'publicOrigin' | 'filesOrigin'>

/** Helmet computes them for every request, although they never change: computed once on a response that is never sent. */
export function readSecurityHeaders(origins: Origins) {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  addHelmet(origins)(answer.req, answer, () => {})
  return { ...answer.getHeaders() } as Headers
}

/** Pages run our own scripts only; styles may be inline so that a menu paints with its first packet. */
const addHelmet = ({ publicOrigin, filesOrigin }: Origins) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...readInlineScripts()],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...overHttp(filesOrigin)],
        mediaSrc: ["'self'", 'blob:', 'https:', ...overHttp(filesOrigin)],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        // Uploaded templates run in frames of their own, which must not navigate elsewhere.
        frameSrc: [`${publicOrigin}/t/`],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
      },
    },
    // Only for a site that is served over https.
    strictTransportSecurity: publicOrigin.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // For Internet Explorer and Flash: 70 bytes in each of the fifteen answers of a screen.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  })

/** A file store that is reached without https, such as one on this machine; all others are allowed already. */
const overHttp = (origin: string | undefined) => (origin?.startsWith('http:') ? [new URL(origin).origin] : [])

export function addSecurityHeaders(app: FastifyInstance, headers: Headers) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

/** Only menus may run a third-party script, and only when the operator has an AdSense account. */
export function menuHeadersOf(headers: Headers, { adsense }: Pick<Config, 'adsense'>) {
  const policy = headers['content-security-policy'] ?? ''
  return adsense.client ? { ...headers, 'content-security-policy': admitAdSense(policy) } : headers
}

/** Google's hosts: the script and what it loads, its requests, and the frames of ads. */
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

/** The same policy, extended for AdSense; images and styles are already allowed (decision 015). */
const admitAdSense = (policy: string) =>
  policy
    .split(';')
    .map((directive) => [directive, ...(needs[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join(';')
