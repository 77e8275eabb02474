import { isLanguageCode } from '@thela/contract/values/languages'
import { opensMenu } from '@thela/contract/values/slug'
import { chooseBytes } from '../../../http/choose-bytes.ts'
import { chooseEncoding } from '../../../http/choose-encoding.ts'
import type { CachedPage, PageCache } from '../../../http/page-cache.ts'
import {
  type Exchange,
  type FastPath,
  listHeaders,
  type ReadyAnswer,
} from '../../../http/pipeline/fast-path.ts'
import type { AdmitAddress } from '../../../http/pipeline/rate-limits.ts'
import { pageKey } from './make-menu-cache.ts'

type Dependencies = {
  fastPath: FastPath
  menuHeaders: Record<string, string>
  /** The router's path of menus, for the metrics. */
  route: string
  admitAddress: AdmitAddress
}

/**
 * Answers a menu that is fresh in the cache before the router: the one route with thousands of requests.
 * Everything else is left to the router; so is a request with a `traceparent`, and a site under maintenance, whose
 * pages the cache never returns here.
 */
export function answerCachedMenus(
  cache: PageCache,
  { fastPath: { addressOf, answersOf, refuse, send }, menuHeaders, route, admitAddress }: Dependencies,
) {
  const countAnswer = answersOf('GET', route)
  const prepare = prepareOnce(menuHeaders)

  return ({ request, response }: Exchange) => {
    const page = request.method === 'GET' ? findFresh(request.url ?? '') : undefined
    if (!page) return false
    const asked = readHeaders(request.rawHeaders)
    if (asked.traceparent) return false

    const call = { request, response, countAnswer, startedAt: performance.now() }
    try {
      admitAddress(addressOf(request))
    } catch (error) {
      refuse(call, error as Error)
      return true
    }
    send(call, answerOf(page, asked))
    return true
  }

  function findFresh(url: string) {
    const [, slug = '', id] = menuAddress.exec(url) ?? []
    const page = id ? cache.peek(pageKey(id, languageIn(url))) : undefined
    return page && isSlugOf(page.slug, slug) ? page : undefined
  }

  function answerOf(page: CachedPage, { acceptEncoding, ifNoneMatch }: Asked): ReadyAnswer {
    if (ifNoneMatch === page.etag) return prepare(page).unchanged
    if (!ifNoneMatch && chooseEncoding(acceptEncoding) === 'br') return prepare(page).whole

    const { status, headers, body } = chooseBytes(page, { acceptEncoding, ifNoneMatch })
    return { status, headers: listHeaders({ ...menuHeaders, ...headers }), body }
  }
}

type Asked = Partial<Record<'acceptEncoding' | 'ifNoneMatch' | 'traceparent', string>>

/** Reads the headers that matter in one pass, without building an object of all of them. */
function readHeaders(rawHeaders: string[]) {
  const asked: Asked = {}
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n] as string
    const value = rawHeaders[n + 1]
    if (isHeader(name, 'accept-encoding')) asked.acceptEncoding ??= value
    else if (isHeader(name, 'if-none-match')) asked.ifNoneMatch ??= value
    else if (isHeader(name, 'traceparent')) asked.traceparent ??= value
  }
  return asked
}

const isHeader = (given: string, name: string) => given.length === name.length && given.toLowerCase() === name

type Prepared = Record<'whole' | 'unchanged', ReadyAnswer>

/** What nearly every customer gets, and what every open menu gets again and again: prepared once for each version of a page. */
function prepareOnce(menuHeaders: Record<string, string>) {
  const prepared = new WeakMap<Buffer, Prepared>()

  return (page: CachedPage) => {
    const known = prepared.get(page.brotli)
    if (known) return known

    const answerTo = (ifNoneMatch: string | undefined): ReadyAnswer => {
      const { status, headers, body } = chooseBytes(page, { acceptEncoding: 'br', ifNoneMatch })
      return {
        status,
        headers: listHeaders({ ...menuHeaders, ...headers }),
        body: body?.toString('latin1'),
      }
    }
    const ready = { whole: answerTo(undefined), unchanged: answerTo(page.etag) }
    prepared.set(page.brotli, ready)
    return ready
  }
}

const menuAddress = /^\/([^/?#]+)\/([\w-]{1,64})(?:\?|$)/

const languageParam = /[?&]lang=([a-z]{2})(?:&|$)/

/** The language that an address asks for, whether the menu has it or not. */
export function languageIn(url: string) {
  const code = languageParam.exec(url)?.[1] ?? ''
  return isLanguageCode(code) ? code : undefined
}

function isSlugOf(slug: string, encoded: string) {
  if (encoded === slug) return true
  try {
    return opensMenu(decodeURIComponent(encoded), slug)
  } catch {
    return false
  }
}
