import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../../http/errors.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { SITEMAPS_PER_MINUTE } from '../../../http/limits.ts'
import { limitPerAddress } from '../../../http/pipeline/rate-limits.ts'
import { readSitemap, readSitemapPage } from './read-sitemap.ts'

type PageRequest = FastifyRequest<{ Params: { page: string } }>

/** What search engines ask for. */
export const sitemapRoutes: FeatureRoutes = (app, platform) => {
  const options = { schema: { hide: true }, config: limitPerAddress(SITEMAPS_PER_MINUTE, '1 minute') }

  app.get('/sitemap.xml', options, async (_request, reply) => sendXml(reply, await readSitemap(platform)))

  app.get('/sitemap-:page(^\\d{1,6}).xml', options, async (request: PageRequest, reply) => {
    const xml = await readSitemapPage(platform, Number(request.params.page))
    if (!xml) throw notFound()
    return sendXml(reply, xml)
  })

  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${rules}\nSitemap: ${platform.config.publicOrigin}/sitemap.xml\n`),
  )
}

// The front page fills its figures from /api/public: a search engine that draws the page needs those too.
const rules = `User-agent: *
Disallow: /admin
Disallow: /dashboard
Disallow: /api/
Allow: /api/public/
`

const sendXml = (reply: FastifyReply, xml: string) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml)
