import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { messages } from '@thela/contract/error-body'
import { sitePaths } from '@thela/contract/site/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './choose-encoding.ts'
import { chooseLanguage, sayLanguage } from './choose-language.ts'

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const menuFolder = fileURLToPath(new URL('../../../menu/dist/client', import.meta.url))

/** Paths that are never a page: what is missing there is missing, and says so in JSON. */
const notPages = /^\/(api|uploads|assets|images)(\/|$)/

/** Found by search engines although the app draws it; all other pages of the app are for people who work in them. */
const isListed = (path: string) => path === '/search'

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** The built web app and the menu's scripts; every address of the site answers with the app, all others with its 404 page. */
export async function addWebFiles(app: FastifyInstance, sendNotFoundPage?: SendPage) {
  // The server of files reads only half of what such a header can say: it is told what we made of it.
  app.addHook('onRequest', async ({ headers }) => {
    headers['accept-encoding'] = chooseEncoding(String(headers['accept-encoding'] ?? '')) ?? 'identity'
  })
  const hasWeb = existsSync(webFolder)
  await app.register(fastifyStatic, {
    root: webFolder,
    serve: false,
    index: false,
    preCompressed: true,
    setHeaders,
  })
  if (hasWeb) {
    serveFilesAtTop(app)
    serveFolder(app, join(webFolder, 'assets'), '/assets/')
  }
  if (existsSync(menuFolder)) serveFolder(app, menuFolder, '/assets/menu/')

  const sendApp = (request: FastifyRequest, reply: FastifyReply) => {
    if (!hasWeb) return reply.type('text/plain').send('The web app is not built. Run npm start.')
    sayLanguage(request, reply)
    return reply.sendFile(`languages/${chooseLanguage(request)}/index.html`, webFolder)
  }

  // Those that were rendered at build time are there already.
  for (const path of sitePaths.filter((url) => !app.hasRoute({ method: 'GET', url })))
    app.get(path, { schema: { hide: true } }, (request, reply) => {
      if (!isListed(path)) reply.header('x-robots-tag', 'noindex')
      return sendApp(request, reply)
    })

  app.setNotFoundHandler((request, reply) => {
    reply.code(404)
    if (!isPage(request)) return reply.send({ message: messages.notFound })
    return sendNotFoundPage ? sendNotFoundPage(request, reply) : sendApp(request, reply)
  })
}

const isPage = ({ method, url }: FastifyRequest) => ['GET', 'HEAD'].includes(method) && !notPages.test(url)

/** A route for each file, because all other addresses here are pages; those are sent by their own addresses only. */
function serveFilesAtTop(app: FastifyInstance) {
  for (const file of filesIn(webFolder))
    if (!/^(assets|languages)\//.test(file))
      app.get(`/${file}`, { schema: { hide: true } }, (_request, reply) => reply.sendFile(file))
}

/** One route for all files of a folder: a route for each of the thousand would take a quarter of the start. */
function serveFolder(app: FastifyInstance, folder: string, prefix: string) {
  const files = new Set(filesIn(folder))
  app.get<{ Params: { '*': string } }>(`${prefix}*`, { schema: { hide: true } }, ({ params }, reply) =>
    files.has(params['*']) ? reply.sendFile(params['*'], folder) : reply.callNotFound(),
  )
}

/** The compressed ones are sent in place of those they were made of. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))

function setHeaders(reply: Pick<FastifyReply, 'header'>, path: string) {
  reply.header('cache-control', cachingOf(path))
  if (isHashed(path)) reply.header('content-security-policy', "default-src 'none'")
}

/** Scripts, styles and fonts obey the policy of the page that loads them: its own is for whoever opens one as a page. */
const isHashed = (path: string) => path.includes('/assets/') || path.startsWith(menuFolder)

/** Built files carry their hash in the name. A document names them, and so is asked for anew each time; icons may be old. */
function cachingOf(path: string) {
  if (/\.html(\.br|\.gz)?$/.test(path)) return 'no-cache'
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}
