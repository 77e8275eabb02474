import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { runTraced } from '../../db/traced-client.ts'
import type { Trust } from './client-address.ts'

/**
 * The id of a request, in every line of the log: the trace id of its `traceparent`, else the id that a trusted proxy
 * gave it, else a new one.
 */
export const makeRequestIdReader = (trust: Trust) => (request: IncomingMessage) =>
  traceIdOf(request.headers) ?? proxysId(request, trust) ?? randomUUID()

/** W3C Trace Context: a version, a trace id that is not zero, the caller's own id and flags. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/

const traceIdOf = ({ traceparent }: IncomingHttpHeaders) =>
  typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined

/** The id goes into logs and SQL comments: nothing but letters, digits, `_` and `-`. */
function proxysId({ headers, socket }: IncomingMessage, trust: Trust) {
  const id = headers['x-request-id']
  if (typeof id !== 'string' || !trust || !trust(socket.remoteAddress ?? '', 0)) return undefined
  return id.length <= 64 && /^[\w-]+$/.test(id) ? id : undefined
}

/** Whose answers are files: one page fetches a dozen, and nobody asks for the id of one. */
const files = /^\/(assets|uploads)\//

/** Answers with the id, and passes it on to the statements of the request. */
export function addRequestIds(app: FastifyInstance) {
  const runFor = ({ id, headers }: FastifyRequest, next: () => void) =>
    runTraced({ requestId: id, isFollowed: traceIdOf(headers) === id }, next)

  app.addHook('onRequest', (request, reply, done) => {
    if (!files.test(request.url)) reply.header('x-request-id', request.id)
    runFor(request, done)
  })
  // What follows the body runs in the context of the connection, not of the first hook.
  app.addHook('preValidation', (request, _reply, done) => runFor(request, done))
}
