import { builtInSettings } from '@thela/contract/core/platform'
import { menuPageApi } from '@thela/contract/menus/page-data'
import { isReservedSlug, isSameSlug } from '@thela/contract/values/slug'
import { renderProblemPage } from '@thela/menu/render'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseBytes } from '../../../http/choose-bytes.ts'
import { notFound } from '../../../http/errors.ts'
import { MENUS_PER_MINUTE } from '../../../http/limits.ts'
import type { CachedPage } from '../../../http/page-cache.ts'
import type { FastPath } from '../../../http/pipeline/fast-path.ts'
import type { Pipeline } from '../../../http/pipeline/pipeline.ts'
import { admitPerMinute, limitBy } from '../../../http/pipeline/rate-limits.ts'
import { route } from '../../../http/route.ts'
import type { Platform } from '../../../platform.ts'
import { wasSlugOf } from '../page-data/queries.ts'
import { readSlugStatus } from '../page-data/read-menu-page.ts'
import { answerHotMenus } from './hot-path.ts'
import { answerKey, type MenuCache, type MenuOptions } from './make-menu-cache.ts'

type MenuRequest = FastifyRequest<{ Params: { slug: string; vendorId: string } }>

type Means = { menus: MenuCache & { options: MenuOptions }; pipeline: Pipeline; fastPath: FastPath }

type Problem = Parameters<typeof renderProblemPage>[0]

const ROUTE = '/:slug/:vendorId'

/** The customer's page; answers with the fast path, which sends fresh ones before the router sees the request. */
export function menuHtmlRoutes(
  app: FastifyInstance,
  { db, config }: Platform,
  { menus: { pages, options }, pipeline: { menuHeaders, readSettings }, fastPath }: Means,
) {
  const admitAddress = admitPerMinute(MENUS_PER_MINUTE, config.rateLimitFactor)

  app.get(
    ROUTE,
    { schema: { hide: true }, config: limitBy(admitAddress) },
    async (request: MenuRequest, reply) => {
      // /dashboard/nothing is no menu but a page of the site that does not exist.
      if (isReservedSlug(request.params.slug)) return reply.callNotFound()
      try {
        // Asked together: with a database that is silent nobody waits twice.
        const [{ maintenanceMode }, page] = await Promise.all([
          readSettings(),
          pages.get(request.params.vendorId),
        ])
        if (maintenanceMode) return sendProblem(reply, 503, 'maintenance')
        if (!page) return sendProblem(reply, 404, 'vendor-not-found')
        if (isSameSlug(request.params.slug, page.slug))
          return sendPage(request, reply.headers(menuHeaders), page)
        return await sendElsewhere(request, reply, page)
      } catch (error) {
        request.log.error(error)
        return sendProblem(reply, 503, 'error')
      }
    },
  )

  return answerHotMenus(pages, { fastPath, menuHeaders, route: ROUTE, admitAddress })

  async function sendProblem(reply: FastifyReply, status: number, problem: Problem) {
    const { siteName } = await readSettings().catch(() => builtInSettings)
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(renderProblemPage(problem, { ...options, siteName }))
  }

  /** A former name leads on to the present one, with its query, so that printed codes still count (DEC-067). */
  async function sendElsewhere(request: MenuRequest, reply: FastifyReply, page: CachedPage) {
    const { slug, vendorId } = request.params
    if (!(await wasSlugOf(db, vendorId, slug))) return sendProblem(reply, 404, 'invalid-url')

    const query = request.url.match(/\?.*/)?.[0] ?? ''
    return reply.redirect(`/${encodeURIComponent(page.slug)}/${vendorId}${query}`, 302)
  }
}

/** The same menu as data, from the same cache. */
export function menuAnswerRoutes(app: FastifyInstance, platform: Platform, { answers }: MenuCache) {
  route(app, menuPageApi.readMenu, async ({ params, query, request, reply }) => {
    const answer = await findAnswer(params.id, query.slug)
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

  /** Always asks for the revision: the vendor's preview must show what was saved a moment ago. */
  async function findAnswer(id: string, slug: string | undefined) {
    const plain = await answers.getFresh(answerKey(id, null))
    if (!plain || !slug) return plain
    return answers.getFresh(answerKey(id, await readSlugStatus(platform, { id, slug: plain.slug }, slug)))
  }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const { status, headers, body } = chooseBytes(page, {
    acceptEncoding: request.headers['accept-encoding'] as string | undefined,
    ifNoneMatch: request.headers['if-none-match'],
  })
  return reply.code(status).headers(headers).send(body)
}
