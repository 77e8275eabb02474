import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Visit } from './accept-event.ts'
import { hasSmallBody, readSmallBody } from './small-body.ts'
import { type Telling, tellings, userAgentOf } from './tellings.ts'

type Answer = { status: number; body: object; retryAfterSeconds?: number }
/** An answer as it leaves: its head and its bytes, one in each letter. */
type Ready = { status: number; headers: string[]; bytes: string }
type Exchange = { request: IncomingMessage; response: ServerResponse }
type Arrival = Exchange & {
  telling: Telling
  ip: string
  body: Buffer
  started: number
  leaveToRouter: () => void
}

type Means = {
  record: (visit: Visit) => Promise<boolean>
  addressOf: (request: IncomingMessage) => string
  /** Counts the visit; throws when its address has had enough. */
  admitAddress: (ip: string) => void
  readSettings: () => Promise<{ maintenanceMode: boolean }>
  /** What the outside hears of an error. */
  answerTo: (error: Error) => Answer
  observe: (path: string, status: number, seconds: number) => void
  securityHeaders: Record<string, string>
}

const known = new Map(tellings.map((telling) => [telling.endpoint.path as string, telling]))

/**
 * Takes a plain visit before the router sees it: the one call that a street festival sends by the thousand, and whose
 * price is mostly the router's. Every doubt is left to the router, which then reads the same body anew.
 */
export function takeHotVisits({ record, addressOf, admitAddress, readSettings, ...means }: Means) {
  const makeReady = answersWith(means.securityHeaders)
  const stored = makeReady({ status: 202, body: { success: true, recorded: true } })
  const leftOut = makeReady({ status: 202, body: { success: true, recorded: false } })

  let arrived: Arrival[] = []

  /** Those who come in one turn are read one after the other: scattered between other work it would cost far more. */
  async function takeArrived() {
    const together = arrived
    arrived = []
    try {
      const { maintenanceMode } = await readSettings()
      for (const arrival of together) take(arrival, maintenanceMode)
    } catch (error) {
      for (const arrival of together) refuse(arrival, error as Error)
    }
  }

  /** The router says in its own words that it rests. */
  function take(arrival: Arrival, isResting: boolean) {
    const { telling, request, ip, body } = arrival
    const visit = readVisit(telling, body, { ip, userAgent: userAgentOf(request) })
    if (!visit || isResting) {
      request.unshift(body)
      return arrival.leaveToRouter()
    }
    try {
      admitAddress(ip)
    } catch (error) {
      return refuse(arrival, error as Error)
    }
    record(visit).then(
      (isRecorded) => answer(arrival, isRecorded ? stored : leftOut),
      (error) => refuse(arrival, error),
    )
  }

  function answer({ response, telling, started }: Arrival, { status, headers, bytes }: Ready) {
    response.writeHead(status, headers).end(bytes, 'latin1')
    means.observe(telling.endpoint.path, status, (performance.now() - started) / 1000)
  }

  const refuse = (arrival: Arrival, error: Error) => answer(arrival, makeReady(means.answerTo(error)))

  return ({ request, response }: Exchange, leaveToRouter: () => void) => {
    const telling = request.method === 'POST' ? known.get(request.url ?? '') : undefined
    if (!telling || !hasSmallBody(request)) return false

    const started = performance.now()
    // Asked at once: of who hangs up before his turn it could not be known any more.
    const ip = addressOf(request)
    readSmallBody(request).then((body) => {
      if (arrived.length === 0) setImmediate(takeArrived)
      arrived.push({ telling, request, response, ip, body, started, leaveToRouter })
    })
    return true
  }
}

function readVisit({ endpoint, visitOf }: Telling, body: Buffer, seen: Pick<Visit, 'ip' | 'userAgent'>) {
  const text = body.toString()
  // The router's parser refuses such names.
  if (text.includes('__proto__') || text.includes('constructor')) return undefined
  try {
    const parsed = endpoint.schema.body.safeParse(JSON.parse(text))
    return parsed.success ? visitOf(parsed.data, seen) : undefined
  } catch {
    return undefined
  }
}

/** Puts answers together once for all; as text, head and body leave in one packet. */
function answersWith(securityHeaders: Record<string, string>) {
  const headers = Object.entries({
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
  }).flat()

  return ({ status, body, retryAfterSeconds }: Answer): Ready => {
    const bytes = Buffer.from(JSON.stringify(body)).toString('latin1')
    const wait = retryAfterSeconds ? ['retry-after', String(retryAfterSeconds)] : []
    return { status, bytes, headers: [...headers, ...wait, 'content-length', String(bytes.length)] }
  }
}
