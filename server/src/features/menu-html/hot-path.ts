import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSameSlug } from '@thela/contract/slug'
import { chooseBytes } from './choose-bytes.ts'
import type { PageCache } from './page-cache.ts'

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

  const { status, headers, body } = chooseBytes(page, {
    acceptEncoding: request.headers['accept-encoding'] as string | undefined,
    ifNoneMatch: request.headers['if-none-match'],
  })
  response.writeHead(status, { ...securityHeaders, ...headers })
  response.end(body)
  return true
}

const menuAddress = /^\/([^/?#]+)\/([\w-]{1,64})(?:\?|$)/

function isSlugOf(slug: string, encoded: string) {
  try {
    return isSameSlug(decodeURIComponent(encoded), slug)
  } catch {
    return false
  }
}
