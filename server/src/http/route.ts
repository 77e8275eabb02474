import { bodyLimitOf } from '@thela/contract/body-limits'
import { type Access, type Endpoint, IDEMPOTENCY_KEY } from '@thela/contract/endpoint'
import { ErrorBody } from '@thela/contract/error-body'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../caller.ts'

type CallerFor<A extends Access> = {
  public: undefined
  vendor: Caller<'VENDOR'>
  admin: Caller<'SUPER_ADMIN'>
  any: Caller
}[A]

type Parsed<
  E extends Endpoint,
  Part extends 'params' | 'querystring' | 'body',
> = E['schema'][Part] extends z.ZodType ? z.output<E['schema'][Part]> : undefined

/** What a handler is given: the parts of the request, parsed by the endpoint's own schema. */
export type Call<E extends Endpoint> = {
  params: Parsed<E, 'params'>
  query: Parsed<E, 'querystring'>
  body: Parsed<E, 'body'>
  caller: CallerFor<E['access']>
  /** How the caller names this deed, where the endpoint may be asked again. */
  key: string | undefined
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<E extends Endpoint> = z.output<E['schema']['response'][keyof E['schema']['response']]>

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

type RouteOptions = Pick<RouteShorthandOptions, 'config'>

/** A picture on a slow line, or a backup, may take as long as the client waits (DEC-043). */
const LONG_TIMEOUT_MS = 120_000

const RepeatHeaders = z.looseObject({ [IDEMPOTENCY_KEY]: z.string().min(1).max(255).optional() })

/** Serves an endpoint of the contract: validated input, a known caller, a checked answer. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Answer<E> | Promise<Answer<E>>,
  options: RouteOptions = {},
) {
  const { response, ...input } = endpoint.schema
  const successStatus = Number(Object.keys(response)[0])

  app.route({
    ...options,
    ...(endpoint.isMultipart || endpoint.takesLong ? { handlerTimeout: LONG_TIMEOUT_MS } : {}),
    // Forms are read as streams, each file up to its own limit.
    ...(endpoint.isMultipart ? {} : { bodyLimit: bodyLimitOf(endpoint) }),
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      ...input,
      ...(endpoint.isRepeatable ? { headers: RepeatHeaders } : {}),
      response: { ...response, '4xx': ErrorBody, '5xx': ErrorBody },
      summary: endpoint.summary,
      tags: [tagOf(endpoint)],
      ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
      ...(endpoint.isMultipart ? { consumes: ['multipart/form-data'] } : {}),
    },
    config: { ...options.config, endpoint },
    handler: async (request, reply) => {
      reply.code(successStatus)
      const { params, query, body, caller, headers } = request
      const key = endpoint.isRepeatable && headers[IDEMPOTENCY_KEY]
      return handle({ params, query, body, caller, key, request, reply } as unknown as Call<E>)
    },
  })
}

/** The part of the documentation that a call belongs to: the first word of its address. */
export const tagOf = ({ path }: Endpoint) => path.split('/')[2] ?? ''
