import type { IncomingMessage } from 'node:http'
import type { Exchange, FastCall, FastPath } from '../../../http/pipeline/fast-path.ts'
import type { ReadSettings } from '../../../http/pipeline/maintenance.ts'
import type { AdmitAddress } from '../../../http/pipeline/rate-limits.ts'
import type { Visit } from './refuse-visit.ts'
import { hasSmallBody, readSmallBody } from './small-body.ts'
import { type TrackedCall, trackedCalls, userAgentOf } from './tracked-calls.ts'

type Arrival = FastCall & {
  telling: TrackedCall
  request: IncomingMessage
  ip: string
  body: Buffer
  leaveToRouter: () => void
}

type Dependencies = {
  fastPath: FastPath
  record: (visit: Visit) => Promise<boolean>
  admitAddress: AdmitAddress
  readSettings: ReadSettings
}

/**
 * Answers plain visits before the router: the one call that a street festival sends by the thousand, and whose cost is
 * mostly the router's. Everything unusual is left to the router, which then reads the same body again.
 */
export function answerVisits({ fastPath, record, admitAddress, readSettings }: Dependencies) {
  const { addressOf, answersOf, prepareJson, refuse, send } = fastPath
  const stored = prepareJson(202, { success: true, recorded: true })
  const leftOut = prepareJson(202, { success: true, recorded: false })
  const known = new Map(
    trackedCalls.map((telling) => {
      const { method, path } = telling.endpoint
      return [path as string, { telling, countAnswer: answersOf(method, path) }]
    }),
  )

  let arrived: Arrival[] = []

  /** Visits of one turn are handled together: interleaved with other work they would cost far more. */
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

  /** During maintenance the router answers. */
  function take(arrival: Arrival, isClosed: boolean) {
    const { telling, request, ip, body } = arrival
    const visit = readVisit(telling, body, { ip, userAgent: userAgentOf(request) })
    if (!visit || isClosed) {
      request.unshift(body)
      return arrival.leaveToRouter()
    }
    try {
      admitAddress(ip)
    } catch (error) {
      return refuse(arrival, error as Error)
    }
    record(visit).then(
      (isRecorded) => send(arrival, isRecorded ? stored : leftOut),
      (error) => refuse(arrival, error),
    )
  }

  return ({ request, response }: Exchange, leaveToRouter: () => void) => {
    const route = request.method === 'POST' ? known.get(request.url ?? '') : undefined
    if (!route || !hasSmallBody(request)) return false

    const startedAt = performance.now()
    // Read at once: after the client disconnects, the address is no longer available.
    const ip = addressOf(request)
    readSmallBody(request).then((body) => {
      if (arrived.length === 0) setImmediate(takeArrived)
      arrived.push({ ...route, request, response, ip, body, startedAt, leaveToRouter })
    })
    return true
  }
}

function readVisit({ endpoint, visitOf }: TrackedCall, body: Buffer, seen: Pick<Visit, 'ip' | 'userAgent'>) {
  const text = body.toString()
  // The router's parser refuses these keys.
  if (text.includes('__proto__') || text.includes('constructor')) return undefined
  try {
    const parsed = endpoint.schema.body.safeParse(JSON.parse(text))
    return parsed.success ? visitOf(parsed.data, seen) : undefined
  } catch {
    return undefined
  }
}
