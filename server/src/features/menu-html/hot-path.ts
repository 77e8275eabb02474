import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSameSlug } from '@thela/contract/slug'
import { chooseBytes } from './choose-bytes.ts'
import type { CachedPage, PageCache } from './page-cache.ts'

/**
 * Answers a menu that is known to be fresh before the router sees the request: the one route that thousands ask for.
 * Everything else, and every doubt, is left to the router.
 */
export function answerHotRequest(
  cache: PageCache,
  securityHeaders: Record<string, string>,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
) {
  if (request.method !== 'GET') return false

  const [, slug = '', id] = menuAddress.exec(request.url ?? '') ?? []
  const page = id ? cache.peek(id) : undefined
  if (!page || !isSlugOf(page.slug, slug)) return false

  const acceptEncoding = request.headers['accept-encoding'] as string | undefined
  const ifNoneMatch = request.headers['if-none-match']
  if (!ifNoneMatch && /\bbr\b/.test(acceptEncoding ?? '')) {
    response.writeHead(200, headersOf(page, securityHeaders)).end(page.brotli)
    return true
  }
  const { status, headers, body } = chooseBytes(page, { acceptEncoding, ifNoneMatch })
  response.writeHead(status, { ...securityHeaders, ...headers }).end(body)
  return true
}

/** What nearly every customer is sent is put together once for each form of a page. */
const known = new WeakMap<Buffer, string[]>()

function headersOf(page: CachedPage, securityHeaders: Record<string, string>) {
  const prepared = known.get(page.brotli)
  if (prepared) return prepared

  const { headers } = chooseBytes(page, { acceptEncoding: 'br', ifNoneMatch: undefined })
  const flat = Object.entries({ ...securityHeaders, ...headers }).flat()
  known.set(page.brotli, flat)
  return flat
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
