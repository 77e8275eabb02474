/**
 * No space, over the file system's quota, or over the maximum file size; 53100 is PostgreSQL's code for it, the last
 * ones are those of object stores.
 */
const FULL = [
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  '53100',
  'QuotaExceeded',
  'XMinioStorageFull',
  'InsufficientStorage',
]

export const isDiskFull = (error: unknown) =>
  error instanceof Error && FULL.includes((error as NodeJS.ErrnoException).code ?? '')

/** The object store does not answer, or refuses what we ask; the cause is for the log. */
export class StoreUnavailable extends Error {
  constructor(cause: Error) {
    super(`The object store does not answer (${cause.name}: ${cause.message})`, { cause })
  }
}
