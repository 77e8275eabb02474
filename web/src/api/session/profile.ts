import { queryOptions } from '@tanstack/react-query'
import { accountsApi } from '@thela/contract/identity/accounts'
import { call } from '../call.ts'
import { readSession, rememberUser } from './session.ts'

/** Who is signed in, as the server sees it now; the stored user follows. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () => {
    const token = readSession()?.token ?? ''
    const answer = await call(accountsApi.readProfile, {})
    const user = 'vendor' in answer ? answer.vendor : answer.user

    rememberUser(token, user)
    return user
  },
  staleTime: 0,
  retry: 1,
  meta: { endsSession: true },
})
