import type { Endpoint, OutputOf } from '@thela/contract/endpoint'
import { ErrorBody } from '@thela/contract/error-body'
import { everyEndpoint } from '@thela/contract/every-endpoint'
import { UploadRequest } from './upload-request.ts'

/** A call as the screen made it. */
export type Received = { params: Record<string, string>; query: Record<string, string>; body: unknown }

type Respond = (received: Received) => Response | Promise<Response>

/** One per test, so that a call still on its way when a test ends is not blamed on the next one. */
const newServer = () => ({
  responses: new Map<Endpoint, Respond>(),
  received: new Map<Endpoint, Received[]>(),
  unexpected: [] as string[],
  held: new Set<() => void>(),
})

type Server = ReturnType<typeof newServer>

let server = newServer()

/** Answers this call from now on. An answer that the contract does not allow fails the test. */
export function answer<E extends Endpoint>(
  endpoint: E,
  body: OutputOf<E> | ((received: Received) => OutputOf<E>),
) {
  const [[status, schema] = [200]] = Object.entries(endpoint.schema.response)
  server.responses.set(endpoint, (call) => {
    const given = typeof body === 'function' ? (body as (call: Received) => OutputOf<E>)(call) : body
    return Response.json(schema?.parse(given), { status: Number(status) })
  })
}

/** Refuses this call from now on. */
export function refuse(endpoint: Endpoint, status: number, body: ErrorBody, headers: HeadersInit = {}) {
  server.responses.set(endpoint, () => Response.json(ErrorBody.parse(body), { status, headers }))
}

/** Answers this call with what the contract does not allow, for screens that say what they do then. */
export function answerWrongly(endpoint: Endpoint, body: unknown) {
  server.responses.set(endpoint, () => Response.json(body))
}

/** Answers with something the contract does not know: the empty page of a proxy, a list that is none. */
export function respondWith(endpoint: Endpoint, respond: () => Response) {
  server.responses.set(endpoint, respond)
}

/** The connection breaks whenever this call is made. */
export function disconnect(endpoint: Endpoint) {
  server.responses.set(endpoint, () => Promise.reject(new TypeError('Failed to fetch')))
}

/** The call arrives and is answered as it would have been, but the answer is lost on the way. */
export function loseAnswer(endpoint: Endpoint) {
  const respond = server.responses.get(endpoint) ?? notAnswered(endpoint, server.unexpected)
  server.responses.set(endpoint, async (call) => {
    await respond(call)
    throw new TypeError('Failed to fetch')
  })
}

/** Keeps this call waiting until `release`, which answers it as it would have been answered now. */
export function hold(endpoint: Endpoint) {
  const respond = server.responses.get(endpoint) ?? notAnswered(endpoint, server.unexpected)
  const { promise, resolve } = Promise.withResolvers<void>()
  server.held.add(resolve)
  server.responses.set(endpoint, (call) => promise.then(() => respond(call)))

  return {
    release: () => {
      server.held.delete(resolve)
      server.responses.set(endpoint, respond)
      resolve()
    },
  }
}

/** What the screen sent to this call so far, oldest first. */
export const requestsTo = (endpoint: Endpoint) => server.received.get(endpoint) ?? []

/** Puts the answers of this test in place of the network. */
export function startServer() {
  const started = newServer()
  server = started
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    // As in a browser: what was given up before it was sent reaches nobody.
    if (request.signal.aborted) return Promise.reject(request.signal.reason)
    return Promise.race([respondTo(request, started), whenAborted(request.signal)])
  }
  globalThis.XMLHttpRequest = UploadRequest as unknown as typeof XMLHttpRequest
}

/** Says what the screen asked for that nobody answered, and what was never released. */
export function stopServer() {
  globalThis.fetch = () => new Promise(() => {})
  const { unexpected, held } = server
  const leftOver = { unexpected: [...unexpected], held: held.size }
  for (const release of held) release()
  return leftOver
}

async function respondTo(request: Request, { responses, received, unexpected }: Server) {
  const { pathname, searchParams } = new URL(request.url)
  const found = findEndpoint(request.method, pathname)
  if (!found) {
    unexpected.push(`${request.method} ${pathname}`)
    return Response.json({ message: 'No such call' }, { status: 404 })
  }

  const { endpoint, params } = found
  const call = { params, query: Object.fromEntries(searchParams), body: await readBody(request) }
  received.set(endpoint, [...(received.get(endpoint) ?? []), call])
  return (responses.get(endpoint) ?? notAnswered(endpoint, unexpected))(call)
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

const notAnswered = (endpoint: Endpoint, unexpected: string[]) => () => {
  unexpected.push(`${endpoint.method} ${endpoint.path}`)
  return Response.json({ message: 'The test answers no such call' }, { status: 500 })
}

/** The most specific path first: `/items/reorder` before `/items/:id`. */
const endpoints = everyEndpoint.toSorted((one, other) => countParams(one) - countParams(other))

function countParams({ path }: Endpoint) {
  return path.split(':').length
}

function findEndpoint(method: string, pathname: string) {
  for (const endpoint of endpoints) {
    const params = endpoint.method === method ? readParams(endpoint.path, pathname) : undefined
    if (params) return { endpoint, params }
  }
  return undefined
}

function readParams(path: string, pathname: string) {
  const [names, values] = [path.split('/'), pathname.split('/')]
  const isMatch =
    names.length === values.length &&
    names.every((name, n) => (name.startsWith(':') ? values[n] !== '' : name === values[n]))
  if (!isMatch) return undefined
  return Object.fromEntries(
    names.flatMap((name, n) => (name.startsWith(':') ? [[name.slice(1), values[n] ?? '']] : [])),
  )
}

async function readBody(request: Request) {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return request.json()
  return type.startsWith('multipart/') ? request.formData() : undefined
}
