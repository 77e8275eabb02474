import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { Refusal } from './failures/refusal.ts'
import { reportFailure, reportQuietly } from './failures/report-failure.ts'
import { endSession } from './session/session.ts'

/** How a query or mutation wants its failures reported, set in `meta`. */
type FailureMeta = {
  /** The feature's text when the server sends none: 'Failed to create category'. */
  fallback?: string
  /** The screen shows the failure itself. */
  quiet?: boolean
  /** The form shows the message of a 403 itself, with `RefusalNote` (DEC-020). */
  showsForbidden?: boolean
  /** The screen itself says that the session is over and links to the login page. */
  showsExpiry?: boolean
  /** A refusal means that there is no such user any more (DEC-010). */
  endsSession?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta & Record<string, unknown>
    mutationMeta: FailureMeta & Record<string, unknown>
  }
}

// Without 'always' a call made offline would wait silently instead of failing.
const networkMode = 'always'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5 * 60_000, retry: 1, refetchOnWindowFocus: false, networkMode },
    mutations: { networkMode },
  },
  queryCache: new QueryCache({
    onError: (failure, { meta = {} }) => {
      report(failure, meta)
      if (meta.endsSession && isRefused(failure, [401, 403, 404])) endSession()
    },
  }),
  mutationCache: new MutationCache({
    onError: (failure, _variables, _result, { meta = {} }) => report(failure, meta),
  }),
})

function report(failure: unknown, { fallback, quiet, showsForbidden, showsExpiry }: FailureMeta) {
  if (showsExpiry && isRefused(failure, [401])) return
  if (quiet || (showsForbidden && isRefused(failure, [403]))) reportQuietly(failure)
  else reportFailure(failure, fallback)
}

function isRefused(failure: unknown, statuses: number[]) {
  return failure instanceof Refusal && statuses.includes(failure.status)
}
