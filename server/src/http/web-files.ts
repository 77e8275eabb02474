import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { messages } from '@thela/contract/error-body'
import { sitePaths } from '@thela/contract/site-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const menuFolder = fileURLToPath(new URL('../../../menu/dist/client', import.meta.url))

/** Paths that are never a page: what is missing there is missing, and says so in JSON. */
const notPages = /^\/(api|uploads|assets|images)(\/|$)/

/** The built web app and the menu's scripts; every address of the site answers with the app, all others with its 404 page. */
export async function addWebFiles(app: FastifyInstance) {
  const hasWeb = existsSync(webFolder)
  if (hasWeb) await serveFolder(app, webFolder, '/')
  if (existsSync(menuFolder)) await serveFolder(app, menuFolder, '/assets/menu/')

  const sendApp = (reply: FastifyReply) =>
    hasWeb
      ? reply.header('cache-control', 'no-cache').sendFile('index.html', webFolder)
      : reply.type('text/plain').send('The web app is not built. Run npm start.')

  for (const path of sitePaths) app.get(path, { schema: { hide: true } }, (_request, reply) => sendApp(reply))

  app.setNotFoundHandler((request, reply) => {
    reply.code(404)
    return isPage(request) ? sendApp(reply) : reply.send({ message: messages.notFound })
  })
}

const isPage = ({ method, url }: FastifyRequest) => ['GET', 'HEAD'].includes(method) && !notPages.test(url)

async function serveFolder(app: FastifyInstance, root: string, prefix: string) {
  await app.register(fastifyStatic, {
    root,
    prefix,
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: prefix === '/',
    schemaHide: true,
    setHeaders: (reply, path) => {
      // Built files carry their hash in the name; the few others are asked for again.
      const isHashed = path.includes('/assets/') || path.startsWith(menuFolder)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}
