import { useMutation } from '@tanstack/react-query'
import { accountsApi, type Registration } from '@thela/contract/accounts'
import { PRODUCT_NAME } from '@thela/contract/product'
import { call } from '../api/call.ts'
import { Refusal } from '../api/refusal.ts'
import { signIn } from '../api/sign-in.ts'
import { toast } from '../ui/toast.ts'
import { emptyRegistration, type RegistrationInput } from './registration-schema.ts'

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

/** What the server found wrong, by field, so that the form can point at it. */
export function faultsOf(failure: unknown) {
  const details = failure instanceof Refusal && failure.status === 422 ? failure.details : []

  return details.flatMap(({ path, msg }) => (isField(path) ? [{ field: path, message: msg }] : []))
}

const isField = (path: string): path is keyof RegistrationInput => path in emptyRegistration
