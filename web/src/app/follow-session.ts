import type { AnyRouter } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'
import { readSession, subscribeToSession } from '../api/session.ts'
import { settingsQuery } from '../api/settings.ts'

/** Whenever somebody signs in or out, here or in another tab, the guards decide again who may stay where. */
export function followSession(router: AnyRouter) {
  let token = readSession()?.token

  subscribeToSession(() => {
    const former = token
    token = readSession()?.token
    if (token === former) return

    if (former) forgetWhatTheySaw()
    router.invalidate()
  })
}

function forgetWhatTheySaw() {
  const [settings] = settingsQuery.queryKey
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== settings })
}
