import { type ErrorBody, messages } from '@thela/contract/error-body'

/** An error with a message for the client. */
export class HttpError extends Error {
  readonly status: number
  readonly more: Omit<ErrorBody, 'message'>
  retryAfterSeconds?: number

  constructor(status: number, message: string, more: Omit<ErrorBody, 'message'> = {}) {
    super(message)
    this.status = status
    this.more = more
  }
}

export const badRequest = (message: string) => new HttpError(400, message)
export const invalidCredentials = () => new HttpError(401, 'Invalid credentials')
export const authenticationRequired = () => new HttpError(401, messages.authenticationRequired)
export const sessionExpired = () => new HttpError(401, messages.sessionExpired)
export const accessDenied = () => new HttpError(403, messages.accessDenied)
export const forbidden = (message: string) => new HttpError(403, message)
export const notFound = (what?: string) => new HttpError(404, what ? `${what} not found` : messages.notFound)
export const tooManyRequests = () => new HttpError(429, messages.tooManyRequests)
export const tooManyRequestsFor = (retryAfterSeconds: number) =>
  Object.assign(tooManyRequests(), { retryAfterSeconds })
export const unavailable = (message: string) => new HttpError(503, message)
/** In the shape that monitors read. */
export const unhealthy = (message: string) => new HttpError(503, message, { status: 'error' })

/** A field error that only the server can detect. */
export const invalidField = (path: string, msg: string) => invalidFields([{ path, message: msg }])

export const invalidFields = (problems: { path: string; message: string }[]) =>
  new HttpError(422, messages.validation, {
    details: problems.map(({ path, message }) => ({ msg: message, path })),
  })

/** A refused file, in the shape that upload forms read. */
export const refusedFile = (reason: string) => new HttpError(400, reason, { success: false, error: reason })

export const isNotFound = (error: unknown) => error instanceof HttpError && error.status === 404

export const isRefusedFile = (error: unknown) => error instanceof HttpError && error.status === 400

/** More than may be stored. */
export const quotaReached = (reason: string) => new HttpError(413, reason, { success: false, error: reason })

/** More than may be stored in an hour. */
export const hourlyQuotaReached = (reason: string, retryAfterSeconds: number) =>
  Object.assign(new HttpError(429, reason, { success: false, error: reason }), { retryAfterSeconds })
