import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerStudio } from './answer-studio.ts'
import type { AccessDecision, FromTool, ToTool, Viewer } from './messages.ts'
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

/** Prisma's studio for people with a key, reading as a role that cannot write. */
export async function serveStudio(
  { source, host, port, origin }: ToTool & { type: 'start' },
  { tell, touch }: ToolContext,
) {
  const viewer = openViewer(source)
  await viewer.check()
  const server = makeAccessChecks(tell)
  const visitors = makeVisitors(server.ask, { isSecure: origin?.startsWith('https:') ?? false })
  const app = Fastify({ bodyLimit: 1024 * 1024, forceCloseConnections: true })

  refuseOtherHosts(app, origin)
  app.addHook('onRequest', async () => touch())
  answerStudio(app, { visitors, run: viewer.run, ask: server.ask })
  await servePage(app)
  await app.listen({ host, port })

  return {
    port: (app.server.address() as AddressInfo).port,
    onMessage(message: ToTool) {
      if (message.type === 'key') visitors.expect(message.hash, message.viewer)
      if (message.type === 'decision') server.settle(message.request, message.decision)
    },
    stop: async () => {
      await app.close()
      await viewer.close()
    },
  }
}

/** Refuses requests whose host or origin belongs to another site (DNS rebinding). */
function refuseOtherHosts(app: FastifyInstance, publicOrigin?: string) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    const { port } = app.server.address() as AddressInfo
    const own = [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
    if (publicOrigin) own.push(publicOrigin)
    const { host = '', origin } = request.headers
    if (!own.some((one) => new URL(one).host === host) || (origin && !own.includes(origin)))
      return reply.code(403).send({ message: 'This address does not belong to the database tool.' })
  })
}

async function servePage(app: FastifyInstance) {
  if (existsSync(pageFolder)) await app.register(fastifyStatic, { root: pageFolder, index: 'studio.html' })
  else app.get('/', async () => 'The page of the database tool is not built. Run npm run build.')
}

/** Only the server knows who is still signed in and writes the log, so every request waits for its decision. */
function makeAccessChecks(tell: ToolContext['tell']) {
  const waiting = new Map<number, (decision: AccessDecision) => void>()
  let last = 0

  return {
    ask(viewer: Viewer, sql?: string) {
      const request = ++last
      const decision = new Promise<AccessDecision>((resolve) => waiting.set(request, resolve))
      tell({ type: 'request', request, viewer, sql })
      return decision
    },
    settle(request: number, decision: AccessDecision) {
      waiting.get(request)?.(decision)
      waiting.delete(request)
    },
  }
}
