import { type ErrorBody, messages } from '@thela/contract/error-body'
import * as words from '@thela/words/api'
import { translateError } from '@thela/words/errors'

/** An answer that is not a success. `message` is the server's own text, empty when it sent none. */
export class Refusal extends Error {
  readonly status: number
  /** The server's error code, when it sends one. */
  readonly code: string | undefined
  readonly details: NonNullable<ErrorBody['details']>
  /** What the server sent, whole. */
  readonly body: Partial<ErrorBody>
  /** The session token the call was made with; a public call has none (DEC-017). */
  readonly token: string | null
  /** The Retry-After header, 0 without one. */
  readonly retryAfterSeconds: number

  constructor(status: number, body: Partial<ErrorBody>, token: string | null, retryAfterSeconds = 0) {
    super(body.message || body.error || '')
    this.status = status
    this.code = body.error
    this.details = body.details ?? []
    this.body = body
    this.token = token
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * The texts for a failed call, one per toast. `fallback` is the feature's text when the server sent
 * no text of its own ('Failed to create category').
 */
export function failureTexts(failure: unknown, fallback?: string): string[] {
  if (!(failure instanceof Refusal)) return [fallback ?? words.errorOccurred]
  return refusalTexts(failure, fallback).map(translateError)
}

function refusalTexts(failure: Refusal, fallback?: string) {
  if (isSessionExpired(failure)) return [messages.sessionExpired]
  if (failure.status === 403) return [messages.accessDenied]
  if (failure.status === 404) return [messages.notFound]
  if (failure.status === 422) return validationTexts(failure)
  return [failure.message || (fallback ?? defaultText(failure.status))]
}

/** The server no longer knows the session the call was made with. */
export function isSessionExpired(failure: unknown): failure is Refusal & { token: string } {
  return failure instanceof Refusal && failure.status === 401 && failure.token !== null
}

export function isMaintenance(failure: unknown) {
  return failure instanceof Refusal && failure.status === 503 && failure.message === messages.maintenance
}

/** Reported once, by the session or the maintenance page, and not by the screen that made the call. */
export const isAppWideFailure = (failure: unknown) => isMaintenance(failure) || isSessionExpired(failure)

function validationTexts({ details }: Refusal) {
  return details.length > 0 ? details.map((detail) => detail.msg) : [messages.validation]
}

function defaultText(status: number) {
  if (status === 400) return words.badRequest
  if (status === 401) return words.invalidCredentials
  if (status === 409) return words.conflict
  return status >= 500 ? messages.serverError : words.errorOccurred
}
