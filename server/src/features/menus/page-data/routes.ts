import { menuPageApi } from '@thela/contract/menus/page-data'
import type { FastifyInstance } from 'fastify'
import { chooseBytes } from '../../../http/choose-bytes.ts'
import { notFound } from '../../../http/errors.ts'
import { route } from '../../../http/route.ts'
import type { Platform } from '../../../platform.ts'
import { answerKey, type MenuCache } from '../page-html/make-menu-cache.ts'
import { presentPublicVendor, readSlugStatus, readVendorByName, usableTemplate } from './read-menu-page.ts'

export function menuPageRoutes(app: FastifyInstance, platform: Platform, { answers }: MenuCache) {
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

  route(app, menuPageApi.readVendor, async ({ params }) => ({
    vendor: presentPublicVendor(platform, await readVendorByName(platform, params)),
  }))

  route(app, menuPageApi.readTemplate, async ({ params }) => {
    const row = await readVendorByName(platform, params)
    return { success: true as const, data: await usableTemplate(platform, row) }
  })
}
