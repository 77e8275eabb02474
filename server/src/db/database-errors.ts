import pg from 'pg'
import { DeadlineExceeded } from './with-deadline.ts'

const REFUSALS = ['23505', '23503', '23514']
/** Connection lost, no resources left, stopped or timed out; a lock that could not be had in time; a standby that does not lead yet. */
const DOWN = /^(08|53|57|55P03|25006)/
const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]
/** The driver identifies these errors only by their message. */
const TIMED_OUT_OR_CUT =
  /timeout exceeded when trying to connect|^Connection terminated|^Query read timeout|not queryable$/

/** The constraint that refused a duplicate, a dangling reference or a forbidden value. */
export const violatedConstraint = (error: unknown) =>
  error instanceof pg.DatabaseError && REFUSALS.includes(error.code ?? '') ? error.constraint : undefined

/** Two transactions conflicted, and this one may be retried. */
export const isSerializationFailure = (error: unknown) =>
  error instanceof pg.DatabaseError && ['40001', '40P01'].includes(error.code ?? '')

/** Rows, tables or columns do not fit the statement; a missing permission is not included. */
export const isIncompatibleData = (error: unknown) =>
  error instanceof pg.DatabaseError && /^(0A|22|23|42(?!501))/.test(error.code ?? '')

/** The database cannot answer now, whatever it was asked. */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return DOWN.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  if (error instanceof DeadlineExceeded) return true
  return isNetworkFault(error) || TIMED_OUT_OR_CUT.test(error.message)
}

/** A missing socket file says ENOENT like every missing file: only connecting tells them apart. */
const isNetworkFault = ({ code, syscall }: NodeJS.ErrnoException) =>
  NETWORK.includes(code ?? '') || (code === 'ENOENT' && syscall === 'connect')

/** PostgreSQL cannot store NUL characters, nor lone surrogates in JSON. */
export const isUnstorableText = (error: unknown) =>
  error instanceof pg.DatabaseError &&
  (['22021', '22P05'].includes(error.code ?? '') || /surrogate/.test(error.detail ?? ''))
