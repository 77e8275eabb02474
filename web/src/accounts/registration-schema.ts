import { RegistrationForm } from '@thela/contract/identity/registration'
import { requiredEmail } from '@thela/contract/values/text'
import type { z } from 'zod'

export type RegistrationInput = z.input<typeof RegistrationForm>

/** Where e-mail addresses must be verified, one must be given (DEC-149). */
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
