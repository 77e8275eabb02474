import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { readSession, rememberUser } from './session.ts'

/** Who is signed in, as the server sees it now; the stored user follows. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () => {
    const token = readSession()?.token ?? ''
    // Loaded on demand: guests on the public pages do not need it.
    const { accountsApi } = await import('@thela/contract/identity/accounts')
    const answer = await call(accountsApi.readProfile, {})
    const user = 'vendor' in answer ? answer.vendor : answer.user

    rememberUser(token, user)
    return user
  },
  staleTime: 0,
  retry: 1,
  meta: { endsSession: true },
})
