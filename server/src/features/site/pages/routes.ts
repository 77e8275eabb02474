import { builtInSettings } from '@thela/contract/core/platform'
import { signInPage } from '@thela/contract/site/pages'
import { type InterfaceLanguage, interfaceLanguages } from '@thela/contract/values/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseBytes } from '../../../http/choose-bytes.ts'
import { chooseLanguage, sayLanguage } from '../../../http/choose-language.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import type { Platform } from '../../../platform.ts'
import { recentSettings } from '../../core/settings/read-settings.ts'
import { keepCompleted, type SiteFacts } from './complete-page.ts'
import { readEmptyPage, readNotFoundPages, readSitePages } from './read-site-pages.ts'

/** The public pages, prerendered at build time: readable before and without JavaScript. */
export const sitePageRoutes: FeatureRoutes = (app, { db, config }) => {
  const settings = recentSettings(db)

  for (const { path, pages } of readSitePages()) {
    const complete = keepCompletedIn(pages)

    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      // The public pages are served even when the database does not answer.
      const current = await settings().catch(() => builtInSettings)
      if (current.maintenanceMode) return sendClosed(request, reply)

      const { siteName, siteDescription } = current
      const page = await complete(request, { origin: config.publicOrigin, siteName, siteDescription })
      const { status, headers, body } = chooseBytes(page, {
        acceptEncoding: request.headers['accept-encoding'] as string | undefined,
        ifNoneMatch: request.headers['if-none-match'],
      })
      if (path === signInPage) reply.header('x-robots-tag', 'noindex')
      reply.code(status).headers(headers)
      sayLanguage(request, reply)
      return reply.send(body)
    })
  }
}

/** Sends the page that says there is none, under the name of the site; nothing when the web app is not built. */
export function notFoundPageOf({ db, config }: Platform) {
  const pages = readNotFoundPages()
  if (!pages) return undefined
  const settings = recentSettings(db)
  const complete = keepCompletedIn(pages)

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { siteName, siteDescription } = await settings().catch(() => builtInSettings)
    const page = await complete(request, { origin: config.publicOrigin, siteName, siteDescription })
    const acceptEncoding = request.headers['accept-encoding'] as string | undefined
    const { headers, body } = chooseBytes(page, { acceptEncoding, ifNoneMatch: undefined })
    reply.code(404).headers({ ...headers, 'cache-control': 'no-cache' })
    sayLanguage(request, reply)
    return reply.send(body)
  }
}

function sendClosed(request: FastifyRequest, reply: FastifyReply) {
  sayLanguage(request, reply)
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '300' })
    .type('text/html; charset=utf-8')
    .send(readEmptyPage(chooseLanguage(request)))
}

/** The description of the site in each language; that of an administrator stays as it is. */
const describeIn = Object.fromEntries(
  await Promise.all(
    interfaceLanguages.map(async (language) => {
      const { siteDescription } = await import(`@thela/words/in/${language}/app/page`)
      return [language, siteDescription]
    }),
  ),
) as Record<InterfaceLanguage, (given: string) => string>

/** Completes the page in the language of whoever asks for it. */
function keepCompletedIn(pages: Record<InterfaceLanguage, string>) {
  const complete = Object.fromEntries(
    interfaceLanguages.map((language) => [language, keepCompleted(pages[language])]),
  ) as Record<InterfaceLanguage, ReturnType<typeof keepCompleted>>

  return (request: FastifyRequest, facts: SiteFacts) => {
    const language = chooseLanguage(request)
    return complete[language]({ ...facts, siteDescription: describeIn[language](facts.siteDescription) })
  }
}
