import { builtInSettings } from '@thela/contract/core/platform'
import type { FastifyReply } from 'fastify'
import { chooseBytes } from '../../../http/choose-bytes.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { recentSettings } from '../../core/settings/read-settings.ts'
import { keepCompleted } from './complete-page.ts'
import { readEmptyPage, readSitePages } from './read-site-pages.ts'

/** The public pages, rendered when the app was built: they can be read before any script, or without. */
export const sitePageRoutes: FeatureRoutes = (app, { db, config }) => {
  const settings = recentSettings(db)

  for (const { path, html } of readSitePages()) {
    const complete = keepCompleted(html)

    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      // The shop window stays lit when the database does not answer.
      const current = await settings().catch(() => builtInSettings)
      if (current.maintenanceMode) return sendClosed(reply)

      const { siteName, siteDescription } = current
      const page = await complete({ origin: config.publicOrigin, siteName, siteDescription })
      const { status, headers, body } = chooseBytes(page, {
        acceptEncoding: request.headers['accept-encoding'] as string | undefined,
        ifNoneMatch: request.headers['if-none-match'],
      })
      return reply.code(status).headers(headers).send(body)
    })
  }
}

const sendClosed = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '300' })
    .type('text/html; charset=utf-8')
    .send(readEmptyPage())
