import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { tooManyRequests } from '../../http/errors.ts'
import type { Visit } from './accept-event.ts'
import { hasSmallBody, readSmallBody } from './small-body.ts'
import { limitedNameOf, type Telling, tellings, userAgentOf } from './tellings.ts'

type Answer = { status: number; body: object; retryAfterSeconds?: number }
type Exchange = { request: IncomingMessage; response: ServerResponse; headers: Record<string, string> }

type Means = {
  record: (visit: Visit) => Promise<boolean>
  addressOf: (request: IncomingMessage) => string
  isWithinLimit: (name: string) => boolean
  readSettings: () => Promise<{ maintenanceMode: boolean }>
  /** What the outside hears of an error. */
  answerTo: (error: Error) => Answer
  observe: (path: string, status: number, seconds: number) => void
}

const known = new Map(tellings.map((telling) => [telling.endpoint.path as string, telling]))

/**
 * Takes a plain visit before the router sees it: the one call that a street festival sends by the thousand, and whose
 * price is mostly the router's. Every doubt is left to the router, which then reads the same body anew.
 */
export function takeHotVisits({ record, addressOf, isWithinLimit, readSettings, answerTo, observe }: Means) {
  async function take(telling: Telling, request: IncomingMessage): Promise<Answer | undefined> {
    const body = await readSmallBody(request)
    const visit = readVisit(telling, body, { ip: addressOf(request), userAgent: userAgentOf(request) })
    if (!visit || (await isUnderMaintenance())) {
      request.unshift(body)
      return undefined
    }
    if (!isWithinLimit(`${visit.ip} ${limitedNameOf(visit)}`))
      return { ...answerTo(tooManyRequests()), retryAfterSeconds: 60 }

    return record(visit).then((recorded) => ({ status: 202, body: { success: true, recorded } }), answerTo)
  }

  /** The router says in its own words that it rests, or that it has no database. */
  const isUnderMaintenance = () =>
    readSettings().then(
      ({ maintenanceMode }) => maintenanceMode,
      () => true,
    )

  return ({ request, response, headers }: Exchange, leaveToRouter: () => void) => {
    const telling = request.method === 'POST' ? known.get(request.url ?? '') : undefined
    if (!telling || !hasSmallBody(request)) return false

    const started = performance.now()
    take(telling, request).then((answer) => {
      if (!answer) return leaveToRouter()
      send(response, headers, answer)
      observe(telling.endpoint.path, answer.status, (performance.now() - started) / 1000)
    })
    return true
  }
}

function readVisit({ endpoint, visitOf }: Telling, body: Buffer, seen: Pick<Visit, 'ip' | 'userAgent'>) {
  const text = body.toString()
  // The router's parser refuses such names.
  if (/__proto__|constructor/.test(text)) return undefined
  try {
    const parsed = endpoint.schema.body.safeParse(JSON.parse(text))
    return parsed.success ? visitOf(parsed.data, seen) : undefined
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, headers: Record<string, string>, answer: Answer) {
  // As text, head and body leave in one packet.
  const text = JSON.stringify(answer.body)
  const wait: OutgoingHttpHeaders = answer.retryAfterSeconds
    ? { 'retry-after': String(answer.retryAfterSeconds) }
    : {}
  response.writeHead(answer.status, {
    ...headers,
    ...wait,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}
