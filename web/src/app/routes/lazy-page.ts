import { lazyRouteComponent } from '@tanstack/react-router'
import { TIMEOUT_MS } from '../../api/call.ts'

/** A page whose code comes when it is first wanted; asked again each time it is wanted and has not come. */
export function lazyPage<M extends Record<string, unknown>, Name extends keyof M>(
  importer: () => Promise<M>,
  name: Name,
) {
  return lazyRouteComponent(() => importer().catch(explain), name)
}

/**
 * The router takes a failed import for a file that a newer version took away, and loads the whole page anew.
 * While the server is away that would end on the browser's own error page, so then it hears of another failure.
 */
async function explain(failure: unknown): Promise<never> {
  if (await isServerThere()) throw failure
  throw new Error('The server is away', { cause: failure })
}

const isServerThere = () =>
  fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
