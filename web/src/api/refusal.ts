import type { ErrorBody } from '@thela/contract/error-body'

/** An answer that is not a success. `message` is the server's own text, empty when it sent none. */
export class Refusal extends Error {
  readonly status: number
  /** The server's short name for the reason, when it gives one. */
  readonly code: string | undefined
  readonly details: NonNullable<ErrorBody['details']>
  /** The session that was refused with it; a public call has none (DEC-017). */
  readonly token: string | null
  /** When to come back, where the server said so. */
  readonly retryAfterSeconds: number

  constructor(status: number, body: Partial<ErrorBody>, token: string | null, retryAfterSeconds = 0) {
    super(body.message || body.error || '')
    this.status = status
    this.code = body.error
    this.details = body.details ?? []
    this.token = token
    this.retryAfterSeconds = retryAfterSeconds
  }
}
