import type { IncomingMessage, ServerResponse } from 'node:http'
import { messages } from '@thela/contract/error-body'
import { isSameSlug } from '@thela/contract/values/slug'
import { chooseBytes } from '../../../http/choose-bytes.ts'
import { chooseEncoding } from '../../../http/choose-encoding.ts'
import type { CachedPage, PageCache } from '../../../http/page-cache.ts'

type Means = {
  securityHeaders: Record<string, string>
  /** Counts the caller's address, once for each menu that is asked for. */
  isWithinLimit: (request: IncomingMessage) => boolean
}

/**
 * Answers a menu that is known to be fresh before the router sees the request: the one route that thousands ask for.
 * Everything else, and every doubt, is left to the router.
 */
export function answerHotRequest(
  cache: PageCache,
  { securityHeaders, isWithinLimit }: Means,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
) {
  if (request.method !== 'GET') return false

  const [, slug = '', id] = menuAddress.exec(request.url ?? '') ?? []
  const page = id ? cache.peek(id) : undefined
  if (!page || !isSlugOf(page.slug, slug)) return false
  if (!isWithinLimit(request)) {
    response.writeHead(429, { ...securityHeaders, ...refusal.headers }).end(refusal.body)
    return true
  }

  const acceptEncoding = findHeader(request.rawHeaders, 'accept-encoding')
  const ifNoneMatch = findHeader(request.rawHeaders, 'if-none-match')
  if (!ifNoneMatch && chooseEncoding(acceptEncoding) === 'br') {
    const { headers, body } = prepare(page, securityHeaders)
    response.writeHead(200, headers).end(body, 'latin1')
    return true
  }
  const { status, headers, body } = chooseBytes(page, { acceptEncoding, ifNoneMatch })
  response.writeHead(status, { ...securityHeaders, ...headers }).end(body)
  return true
}

const refusal = {
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '60',
  },
  body: JSON.stringify({ message: messages.tooManyRequests }),
}

/** One of two dozen: the rest need not be sorted into an object first. */
function findHeader(rawHeaders: string[], name: string) {
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const given = rawHeaders[n] as string
    if (given.length === name.length && given.toLowerCase() === name) return rawHeaders[n + 1]
  }
  return undefined
}

type Prepared = { headers: string[]; body: string }

/**
 * What nearly every customer is sent is put together once for each form of a page. The bytes stand in a text of one
 * byte a letter: that is written in one piece with its headers, where a buffer would be a second piece.
 */
const prepared = new WeakMap<Buffer, Prepared>()

function prepare(page: CachedPage, securityHeaders: Record<string, string>) {
  const known = prepared.get(page.brotli)
  if (known) return known

  const { headers } = chooseBytes(page, { acceptEncoding: 'br', ifNoneMatch: undefined })
  const ready = {
    headers: Object.entries({ ...securityHeaders, ...headers }).flat(),
    body: page.brotli.toString('latin1'),
  }
  prepared.set(page.brotli, ready)
  return ready
}

const menuAddress = /^\/([^/?#]+)\/([\w-]{1,64})(?:\?|$)/

function isSlugOf(slug: string, encoded: string) {
  if (encoded === slug) return true
  try {
    return isSameSlug(decodeURIComponent(encoded), slug)
  } catch {
    return false
  }
}
