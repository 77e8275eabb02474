import { builtInSettings } from '@thela/contract/core/platform'
import { menuPageApi } from '@thela/contract/menus/page-data'
import { isLanguageCode, type LanguageCode } from '@thela/contract/values/languages'
import { isReservedSlug, opensMenu } from '@thela/contract/values/slug'
import { renderProblemPage } from '@thela/menu/render'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseBytes } from '../../../http/choose-bytes.ts'
import { isNotFound, notFound } from '../../../http/errors.ts'
import { MENUS_PER_MINUTE } from '../../../http/limits.ts'
import type { CachedPage } from '../../../http/page-cache.ts'
import type { FastPath } from '../../../http/pipeline/fast-path.ts'
import type { Pipeline } from '../../../http/pipeline/pipeline.ts'
import { admitPerMinute, limitBy } from '../../../http/pipeline/rate-limits.ts'
import { route } from '../../../http/route.ts'
import type { Platform } from '../../../platform.ts'
import { wasSlugOf } from '../page-data/queries.ts'
import { readSlugStatus } from '../page-data/read-menu-page.ts'
import { answerCachedMenus, languageIn } from './fast-path.ts'
import { type MenuCache, type MenuOptions, pageKey, responseKey } from './make-menu-cache.ts'

type MenuRequest = FastifyRequest<{ Params: { slug: string; vendorId: string } }>

type Dependencies = { menus: MenuCache & { options: MenuOptions }; pipeline: Pipeline; fastPath: FastPath }

type Problem = Parameters<typeof renderProblemPage>[0]

const ROUTE = '/:slug/:vendorId'

/** The customer's page; returns the fast path, which sends cached pages without the router. */
export function menuHtmlRoutes(
  app: FastifyInstance,
  { db, config }: Platform,
  { menus: { pages, options }, pipeline: { menuHeaders, readSettings }, fastPath }: Dependencies,
) {
  const admitAddress = admitPerMinute(MENUS_PER_MINUTE, config.rateLimitFactor)

  app.get(
    ROUTE,
    { schema: { hide: true }, config: limitBy(admitAddress) },
    async (request: MenuRequest, reply) => {
      // /dashboard/nothing is not a menu but a missing page of the site.
      if (isReservedSlug(request.params.slug)) return reply.callNotFound()
      try {
        // In parallel, so that a request waits only once for a database that does not answer.
        const [{ maintenanceMode }, page] = await Promise.all([
          readSettings(),
          findPage(request.params.vendorId, languageIn(request.url)),
        ])
        if (maintenanceMode) return sendProblem(reply, 503, 'maintenance')
        if (!page) return sendProblem(reply, 404, 'vendor-not-found')
        if (opensMenu(request.params.slug, page.slug))
          return sendPage(request, reply.headers(menuHeaders), page)
        return await sendElsewhere(request, reply, page)
      } catch (error) {
        return sendFailure(request, reply, error)
      }
    },
  )

  /** A language that the menu does not have is answered as the canonical address is (DEC-296). */
  async function findPage(id: string, language: LanguageCode | undefined) {
    const page = await pages.get(id)
    return language && page?.otherLanguages?.includes(language) ? pages.get(pageKey(id, language)) : page
  }

  return answerCachedMenus(pages, { fastPath, menuHeaders, route: ROUTE, admitAddress })

  async function sendProblem(reply: FastifyReply, status: number, problem: Problem) {
    const { siteName } = await readSettings().catch(() => builtInSettings)
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(renderProblemPage(problem, { ...options, siteName, language: languageOf(reply.request) }))
  }

  async function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown) {
    // The vendor was there and went offline before their data was read (DEC-241).
    if (isNotFound(error)) return sendProblem(reply, 404, 'menu-not-found')
    request.log.error(error)
    return sendProblem(reply, 503, 'error')
  }

  /** A former slug redirects to the current one with its query, so that scans of printed codes still count (DEC-067). */
  async function sendElsewhere(request: MenuRequest, reply: FastifyReply, page: CachedPage) {
    const { slug, vendorId } = request.params
    if (!(await wasSlugOf(db, vendorId, slug))) return sendProblem(reply, 404, 'invalid-url')

    const query = request.url.match(/\?.*/)?.[0] ?? ''
    return reply.redirect(`/${encodeURIComponent(page.slug)}/${vendorId}${query}`, 302)
  }
}

/** The first language of the phone that we have: without a menu there is no other. */
function languageOf({ headers }: FastifyRequest) {
  const codes = (headers['accept-language'] ?? '').slice(0, 200).split(',')
  return codes.map((code) => code.trim().slice(0, 2).toLowerCase()).find(isLanguageCode)
}

/** The same menu as data, from the same cache. */
export function menuAnswerRoutes(app: FastifyInstance, platform: Platform, { answers }: MenuCache) {
  route(app, menuPageApi.readMenu, async ({ params, query, request, reply }) => {
    const answer = await findAnswer(params.id, query)
    if (!answer) throw notFound('Vendor')

    const { status, headers, body } = chooseBytes(answer, {
      acceptEncoding: request.headers['accept-encoding'] as string | undefined,
      ifNoneMatch: request.headers['if-none-match'],
    })
    reply.code(status).headers({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
    })
    // The bytes were checked against the schema when they were written; there is nothing left to serialize.
    return reply.send(body) as never
  })

  /** Always reads the revision: the vendor's preview must show the latest changes. */
  async function findAnswer(id: string, { slug, lang = '' }: { slug?: string; lang?: string }) {
    const plain = await answers.getFresh(responseKey(id, null))
    const language = isLanguageCode(lang) && plain?.otherLanguages?.includes(lang) ? lang : undefined
    if (!plain || !(slug || language)) return plain

    const status = slug ? await readSlugStatus(platform, { id, slug: plain.slug }, slug) : null
    return answers.getFresh(responseKey(id, status, language))
  }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const { status, headers, body } = chooseBytes(page, {
    acceptEncoding: request.headers['accept-encoding'] as string | undefined,
    ifNoneMatch: request.headers['if-none-match'],
  })
  return reply.code(status).headers(headers).send(body)
}
