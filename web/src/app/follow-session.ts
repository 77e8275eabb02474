import type { AnyRouter } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'
import { readSession, subscribeToSession } from '../api/session/session.ts'
import { settingsQuery } from '../api/settings.ts'

/** Runs the route guards again after a sign-in or sign-out, here or in another tab. */
export function followSession(router: AnyRouter) {
  let token = readSession()?.token

  return subscribeToSession(() => {
    const former = token
    token = readSession()?.token
    if (token === former) return

    if (former) clearSessionQueries()
    router.invalidate()
  })
}

function clearSessionQueries() {
  const [settings] = settingsQuery.queryKey
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== settings })
}
