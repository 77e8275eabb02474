import { useMutation } from '@tanstack/react-query'
import { accountsApi } from '@thela/contract/identity/accounts'
import type { Registration } from '@thela/contract/identity/registration'
import { PRODUCT_NAME } from '@thela/contract/values/product'
import { call } from '../api/call.ts'
import { signIn } from '../api/sign-in.ts'
import { toast } from '../ui/toast.ts'

export const REGISTRATION_FAILED = 'Registration failed. Please try again.'

/** The guard of the page sees the new session and moves on to the dashboard. */
export function useRegister() {
  return useMutation({
    mutationFn: (body: Registration) => call(accountsApi.registerVendor, { body }),
    meta: { fallback: REGISTRATION_FAILED, showsForbidden: true },
    onSuccess: (session) => {
      signIn(session)
      toast.success(`Registration successful! Welcome to ${PRODUCT_NAME}!`)
    },
  })
}
