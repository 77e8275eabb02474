import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { accountsApi } from '@thela/contract/identity/accounts'
import * as words from '@thela/words/api'
import { toast } from '../../ui/overlay/toast.ts'
import { call } from '../call.ts'
import { endSession } from './session.ts'

/** Ends the session here even when the server cannot be told (DEC-014). */
export function useLogout() {
  const navigate = useNavigate()

  return useMutation({
    mutationFn: () => call(accountsApi.logout, {}),
    meta: { quiet: true },
    onSettled: async () => {
      // Navigate first: a guest in the dashboard would be redirected to the login page.
      await navigate({ to: '/', ignoreBlocker: true })
      endSession()
      toast.success(words.loggedOut)
    },
  })
}
