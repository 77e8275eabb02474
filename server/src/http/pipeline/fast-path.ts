import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { errorResponse } from '../reply-with-error.ts'
import type { CountAnswer } from './answer-times.ts'
import type { Pipeline } from './pipeline.ts'

export type Exchange = { request: IncomingMessage; response: ServerResponse }

/** A request that is answered before the router. */
export type FastCall = Exchange & { countAnswer: CountAnswer; startedAt: number }

/** A prepared response; text is latin1, one byte per character, so that head and body go out in one packet. */
export type ReadyAnswer = { status: number; headers: string[]; body?: string | Buffer }

export type FastPath = ReturnType<typeof openFastPath>

/**
 * What a route needs to answer before the router: the same address, headers, errors and metrics. Requests during
 * maintenance are left to the router.
 */
export function openFastPath({ addressOf, requestIdOf, headers, metrics }: Means, log: FastifyBaseLogger) {
  const jsonHeaders = { ...headers, 'content-type': 'application/json; charset=utf-8' }

  function send({ response, countAnswer, startedAt }: FastCall, { status, headers, body }: ReadyAnswer) {
    response.writeHead(status, headers).end(body, 'latin1')
    countAnswer(status, (performance.now() - startedAt) / 1000)
  }

  /** Here only an error that is logged has a request id. */
  function refuse(call: FastCall, error: Error) {
    const more: Headers = {}
    const logError = (cause: Error) => {
      const reqId = requestIdOf(call.request)
      more['x-request-id'] = reqId
      log.error({ err: cause, reqId }, cause.message)
    }
    const { status, body, retryAfterSeconds } = errorResponse(error, { error: logError })
    if (retryAfterSeconds) more['retry-after'] = String(retryAfterSeconds)
    send(call, prepareJson(status, body, more))
  }

  function prepareJson(status: number, json: object, more: Headers = {}): ReadyAnswer {
    const body = Buffer.from(JSON.stringify(json)).toString('latin1')
    return {
      status,
      body,
      headers: listHeaders({ ...jsonHeaders, ...more, 'content-length': String(body.length) }),
    }
  }

  return { addressOf, answersOf: metrics.answersOf, send, refuse, prepareJson }
}

type Means = Pick<Pipeline, 'addressOf' | 'requestIdOf' | 'headers' | 'metrics'>

type Headers = Record<string, string>

/** Names and values alternating, the fastest form for `writeHead`. */
export const listHeaders = (headers: Headers) => Object.entries(headers).flat()
