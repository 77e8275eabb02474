import { messages } from '@thela/contract/error-body'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseDown, isUnstorableText, violatedConstraint } from '../db/database-errors.ts'
import { isDiskFull, StoreUnavailable } from '../files/disk-errors.ts'
import { conflictCode, conflictMessage } from './conflict-messages.ts'
import { HttpError } from './errors.ts'

type Answer = { status: number; body: object; retryAfterSeconds?: number }

/** The only place where an error becomes a response. */
export function replyWithError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfterSeconds } = errorResponse(error, request.log)

  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  return reply.code(status).send(body)
}

/** The response to an error; server errors are logged. */
export function errorResponse(error: Error, log: { error: (error: Error) => void }) {
  const answer = translate(error)
  if (answer.status >= 500) log.error(error)
  return answer
}

const STORE_UNAVAILABLE =
  'Pictures and files cannot be stored or read right now. Please try again in a few minutes.'

function translate(error: Error): Answer {
  if (error instanceof HttpError) {
    const { status, message, more, retryAfterSeconds } = error
    return { status, body: { message, ...more }, retryAfterSeconds }
  }
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error)
  if (isDiskFull(error)) return { status: 507, body: { message: messages.diskFull } }
  if (error instanceof StoreUnavailable)
    return { status: 503, body: { message: STORE_UNAVAILABLE }, retryAfterSeconds: 5 }
  if (isDatabaseDown(error)) {
    return { status: 503, body: { message: messages.serverError }, retryAfterSeconds: 5 }
  }
  if (isUnstorableText(error))
    return { status: 400, body: { message: 'The text has characters that cannot be stored' } }
  const constraint = violatedConstraint(error)
  if (constraint) {
    const code = conflictCode(constraint)
    return { status: 409, body: { message: conflictMessage(code), error: code } }
  }

  return frameworkError(error as FastifyError)
}

type InvalidInput = FastifyError & {
  validation: { instancePath: string; message?: string }[]
  validationContext?: string
}

/** An invalid id in the path is not found; everything else is reported field by field, once each. */
function invalidInput(error: InvalidInput): Answer {
  if (error.validationContext === 'params') return { status: 404, body: { message: messages.notFound } }

  const details = new Map<string, string>()
  for (const { instancePath, message } of error.validation) {
    const path = instancePath
      .slice(1)
      .replace(/\/(\d+)/g, '[$1]')
      .replaceAll('/', '.')
    if (!details.has(path)) details.set(path, message ?? messages.validation)
  }
  return {
    status: 422,
    body: { message: messages.validation, details: [...details].map(([path, msg]) => ({ msg, path })) },
  }
}

const frameworkMessages: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: messages.invalidJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: messages.invalidJson,
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Unsupported content type',
  FST_ERR_HANDLER_TIMEOUT: messages.serverError,
}

function frameworkError(error: FastifyError): Answer {
  const status = error.statusCode ?? 500
  if (status === 429) return { status, body: { message: messages.tooManyRequests } }
  if (status >= 400 && status < 500) {
    return { status, body: { message: frameworkMessages[error.code] ?? 'Bad request' } }
  }
  if (status === 503) return { status, body: { message: messages.serverError }, retryAfterSeconds: 5 }
  return { status: 500, body: { message: messages.serverError } }
}
