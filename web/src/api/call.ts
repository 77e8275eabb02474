import { type Endpoint, IDEMPOTENCY_KEY, type InputOf, type OutputOf } from '@thela/contract/endpoint'
import { takeEarlyAnswer } from './early-answers.ts'
import { Refusal } from './failures/refusal.ts'
import { readSession } from './session/session.ts'

export const TIMEOUT_MS = 10_000
/** For uploads and other calls that may take long on a slow connection (DEC-043). */
export const LONG_TIMEOUT_MS = 120_000

type Input<E extends Endpoint> = InputOf<E> & (E extends { isMultipart: true } ? { body: FormData } : unknown)
type Options = {
  signal?: AbortSignal
  timeoutMs?: number
  /** The idempotency key: a call whose answer was lost is retried with the same key. */
  key?: string
  /** `no-store` where what the browser has kept may be too old. */
  cache?: RequestCache
}

/** Calls an endpoint; throws a `Refusal` for an error status, and whatever fetch throws when there is no response. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: Options = {},
): Promise<OutputOf<E>> {
  const { body, ...address } = input as { body?: unknown } & Address
  const token = readSession()?.token ?? null

  const url = urlOf(endpoint, address)
  const ask = () =>
    fetch(url, {
      method: endpoint.method,
      headers: headersOf(token, body, options.key),
      body: body instanceof FormData ? body : JSON.stringify(body),
      signal: signalOf(endpoint, options),
      cache: options.cache,
    })
  const early = endpoint.method === 'GET' ? takeEarlyAnswer(url, token) : undefined
  const response = await (early ? early.catch(ask) : ask())

  if (!response.ok) {
    const refusedToken = endpoint.access === 'public' ? null : token
    const retryAfterSeconds = Number(response.headers.get('retry-after')) || 0
    throw new Refusal(
      response.status,
      await response.json().catch(() => ({})),
      refusedToken,
      retryAfterSeconds,
    )
  }
  return response.json()
}

type Address = { params?: Record<string, string>; querystring?: Record<string, unknown> }

export function urlOf(endpoint: Endpoint, { params = {}, querystring = {} }: Address = {}) {
  const path = endpoint.path
    .slice('/api'.length)
    .replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(querystring).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()

  return `${readBasePath()}${path}${search && `?${search}`}`
}

function headersOf(token: string | null, body: unknown, key: string | undefined) {
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (key) headers.set(IDEMPOTENCY_KEY, key)
  // The browser itself names the boundary of a multipart body.
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json')
  return headers
}

function signalOf(endpoint: Endpoint, { signal, timeoutMs }: Options) {
  const isLong = endpoint.isMultipart || endpoint.takesLong
  const timeout = AbortSignal.timeout(timeoutMs ?? (isLong ? LONG_TIMEOUT_MS : TIMEOUT_MS))
  return signal ? anyOf([signal, timeout]) : timeout
}

/** AbortSignal.any is missing before Safari 17.4, Firefox 124 and Chrome 116. */
function anyOf(signals: AbortSignal[]) {
  if (AbortSignal.any) return AbortSignal.any(signals)

  const either = new AbortController()
  for (const signal of signals) {
    const follow = () => either.abort(signal.reason)
    if (signal.aborted) follow()
    else signal.addEventListener('abort', follow, { signal: either.signal })
  }
  return either.signal
}

type Place = Pick<Location, 'origin' | 'protocol' | 'hostname'>

type Deployment = {
  /** Configured by the page or its build; it takes precedence (DEC-215). */
  configured?: string | null
  productionHost?: string
}

const API_PORT = 3001

/** Where the API is, seen from the page at `place`. */
export function basePathFor(place: Place, { configured, productionHost }: Deployment = {}) {
  if (configured) return configured
  if (localHosts.has(place.hostname)) return `${place.origin}/api`
  if (place.hostname === productionHost) return '/api'
  return `${place.protocol}//${place.hostname}:${API_PORT}/api`
}

function readBasePath() {
  const { PROD, VITE_PRODUCTION_HOST } = import.meta.env
  const said = document.querySelector('meta[name="api-base"]')?.getAttribute('content')
  // The built app is sent by our own server, which is at '/api' of whatever host that is.
  const configured = said ?? (PROD ? '/api' : null)

  return basePathFor(window.location, { configured, productionHost: VITE_PRODUCTION_HOST })
}

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Checks that the answer is a list; anything else is a failure. */
export function listOf<Entry>(sent: Entry[]) {
  if (!Array.isArray(sent)) throw new Error('The server did not send a list')
  return sent
}
