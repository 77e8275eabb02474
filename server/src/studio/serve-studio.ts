import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerStudio } from './answer-studio.ts'
import type { FromTool, ToTool, Verdict, Viewer } from './messages.ts'
import { openViewer } from './queries.ts'
import { makeVisitors } from './visitors.ts'

const pageFolder = fileURLToPath(new URL('../../../web/studio/dist', import.meta.url))

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

export type ToolContext = { tell: (message: FromTool) => unknown; touch: () => unknown }

/** Prisma's studio on this machine alone, for people with a key, reading as a role that cannot write. */
export async function serveStudio(
  { source, port }: ToTool & { type: 'start' },
  { tell, touch }: ToolContext,
) {
  const viewer = openViewer(source)
  await viewer.check()
  const server = makeVerdicts(tell)
  const visitors = makeVisitors(server.ask)
  const app = Fastify({ bodyLimit: 1024 * 1024, forceCloseConnections: true })

  refuseStrangers(app)
  app.addHook('onRequest', async () => touch())
  answerStudio(app, { visitors, run: viewer.run, ask: server.ask })
  await servePage(app)
  await app.listen({ host: '127.0.0.1', port })

  return {
    port: (app.server.address() as AddressInfo).port,
    hear(message: ToTool) {
      if (message.type === 'key') visitors.expect(message.hash, message.viewer)
      if (message.type === 'verdict') server.settle(message.request, message.verdict)
    },
    stop: async () => {
      await app.close()
      await viewer.close()
    },
  }
}

/** A page of another site that calls this machine by a name of its own is not let in (DNS rebinding). */
function refuseStrangers(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    const { port } = app.server.address() as AddressInfo
    const own = [`127.0.0.1:${port}`, `localhost:${port}`]
    const { host = '', origin } = request.headers
    if (!own.includes(host) || (origin && !own.includes(origin.replace('http://', ''))))
      return reply.code(403).send({ message: 'This tool is for this machine only.' })
  })
}

async function servePage(app: FastifyInstance) {
  if (existsSync(pageFolder)) await app.register(fastifyStatic, { root: pageFolder, index: 'studio.html' })
  else app.get('/', async () => 'The page of the database tool is not built. Run npm run build.')
}

/** The server alone knows who is still signed in, and writes the log: nothing is answered before its verdict. */
function makeVerdicts(tell: ToolContext['tell']) {
  const waiting = new Map<number, (verdict: Verdict) => void>()
  let last = 0

  return {
    ask(viewer: Viewer, sql?: string) {
      const request = ++last
      const verdict = new Promise<Verdict>((resolve) => waiting.set(request, resolve))
      tell({ type: 'request', request, viewer, sql })
      return verdict
    },
    settle(request: number, verdict: Verdict) {
      waiting.get(request)?.(verdict)
      waiting.delete(request)
    },
  }
}
