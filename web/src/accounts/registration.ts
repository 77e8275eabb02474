import { useMutation } from '@tanstack/react-query'
import { accountsApi } from '@thela/contract/identity/accounts'
import { type BusinessForm, OwnerForm, type Registration } from '@thela/contract/identity/registration'
import { requiredEmail } from '@thela/contract/values/text'
import * as words from '@thela/words/accounts/register'
import { language } from '@thela/words/language'
import type { z } from 'zod'
import { call } from '../api/call.ts'
import { useSiteName } from '../api/SiteName.tsx'
import { signIn } from '../api/session/sign-in.ts'
import { toast } from '../ui/overlay/toast.ts'

export type OwnerInput = z.input<typeof OwnerForm>
export type BusinessInput = z.input<typeof BusinessForm>

/** Where email addresses must be verified, one must be given (DEC-149). */
export function ownerSchema(isEmailRequired: boolean) {
  return isEmailRequired ? OwnerForm.safeExtend({ email: requiredEmail }) : OwnerForm
}

export const emptyOwner: OwnerInput = {
  name: '',
  phone: '',
  showPhone: true,
  email: '',
  password: '',
  confirmPassword: '',
}

/** Nearly all stalls are in India (DEC-259). */
export const emptyBusiness: BusinessInput = {
  businessName: '',
  country: 'India',
  state: '',
  city: '',
  area: '',
  address: '',
  description: '',
}

/** The guard of the page sees the new session and moves on to the dashboard. */
export function useRegister() {
  const siteName = useSiteName()

  return useMutation({
    mutationFn: (body: Registration) => call(accountsApi.registerVendor, { body: { ...body, language } }),
    meta: { fallback: words.failed, showsForbidden: true },
    onSuccess: (session) => {
      signIn(session)
      toast.success(words.succeeded(siteName))
    },
  })
}
