import type { z } from 'zod'

/** Who may call: anyone, a signed-in vendor, a signed-in administrator, or either of the two. */
export type Access = 'public' | 'vendor' | 'admin' | 'any'

/** One endpoint of the API as a plain object: the server spreads it into a route, the web app passes it to `call`. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  access: Access
  summary: string
  schema: {
    params?: z.ZodType
    querystring?: z.ZodType
    body?: z.ZodType
    /** The success status and its body. Errors all share one shape, `ErrorBody`. */
    response: Record<number, z.ZodType>
  }
  /** From the table in body-limits.ts; without it the limit depends on the access. */
  bodyLimitKB?: number
  /** Set on uploads: the request is multipart and parsed by its route. */
  isMultipart?: true
  /** Set on endpoints that may take as long as an upload (DEC-043). */
  takesLong?: true
  /** Set on endpoints that create something without a unique name: `IDEMPOTENCY_KEY` keeps a retry from creating it twice. */
  isRepeatable?: true
  /** Set on endpoints that administrators and monitors need during maintenance (DEC-147). */
  worksInMaintenance?: true
}

/** The header with the idempotency key: a repeated request with the same key is answered but not executed again. */
export const IDEMPOTENCY_KEY = 'idempotency-key'

export const endpoint = <const E extends Endpoint>(e: E) => e

type PartName = 'params' | 'querystring' | 'body'

type Part<E extends Endpoint, Name extends PartName> = E['schema'][Name] extends z.ZodType
  ? { [N in Name]: z.input<E['schema'][Name]> }
  : unknown

/** What a caller sends. */
export type InputOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'querystring'> & Part<E, 'body'>

/** What a caller receives. */
export type OutputOf<E extends Endpoint> = z.output<E['schema']['response'][keyof E['schema']['response']]>
