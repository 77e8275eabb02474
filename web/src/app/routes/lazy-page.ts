import { lazyRouteComponent } from '@tanstack/react-router'
import { TIMEOUT_MS } from '../../api/call.ts'

/** A lazily loaded page; a failed import is retried on the next visit. */
export function lazyPage<M extends Record<string, unknown>, Name extends keyof M>(
  importer: () => Promise<M>,
  name: Name,
) {
  return lazyRouteComponent(() => importer().catch(explain), name)
}

/**
 * The router treats a failed import as a file removed by a newer version, and reloads the whole page.
 * While the server is down that would show the browser's error page, so then another error is thrown.
 */
async function explain(failure: unknown): Promise<never> {
  if (await isServerThere()) throw failure
  throw new Error('The server is not reachable', { cause: failure })
}

const isServerThere = () =>
  fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
