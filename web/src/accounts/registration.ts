import { useMutation } from '@tanstack/react-query'
import { accountsApi } from '@thela/contract/identity/accounts'
import { type Registration, RegistrationForm } from '@thela/contract/identity/registration'
import { PRODUCT_NAME } from '@thela/contract/values/product'
import { requiredEmail } from '@thela/contract/values/text'
import type { z } from 'zod'
import { call } from '../api/call.ts'
import { signIn } from '../api/session/sign-in.ts'
import { toast } from '../ui/overlay/toast.ts'

export type RegistrationInput = z.input<typeof RegistrationForm>

/** Where email addresses must be verified, one must be given (DEC-149). */
export function registrationSchema(isEmailRequired: boolean) {
  return isEmailRequired ? RegistrationForm.safeExtend({ email: requiredEmail }) : RegistrationForm
}

export const emptyRegistration: RegistrationInput = {
  name: '',
  phone: '',
  email: '',
  password: '',
  confirmPassword: '',
  businessName: '',
  country: '',
  state: '',
  city: '',
  area: '',
  address: '',
  description: '',
}

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
