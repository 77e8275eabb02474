import { z } from 'zod'
import { limitedText, optionalEmail, optionalText, requiredText, untrimmedText } from '../values/text.ts'
import { AccountLanguage } from '../vendors/account-language.ts'
import { NewPhone } from '../vendors/phone-number.ts'
import { BusinessName, FullName } from '../vendors/profile.ts'

export const Password = requiredText('Password is required', 128, 'Password must be at most 128 characters')

const hasFourCharacterClasses = (password: string) =>
  [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d\s]/u].every((kind) => kind.test(password))

const NewPassword = Password.min(8, 'Password must be at least 8 characters').refine(
  hasFourCharacterClasses,
  'Password must contain uppercase, lowercase, number, and special character',
)

const placeOf = (level: string) => requiredText(`${level} is required`, 100, `${level} is too long`)

export const Registration = z.object({
  name: FullName,
  businessName: BusinessName,
  email: optionalEmail,
  phone: NewPhone,
  showPhone: z.boolean().optional(),
  password: NewPassword,
  address: optionalText(300),
  description: optionalText(1000),
  country: limitedText(100).optional(),
  state: placeOf('State'),
  city: placeOf('City'),
  area: placeOf('Area'),
  /** Of the dashboard and emails. */
  language: AccountLanguage.optional(),
})
export type Registration = z.infer<typeof Registration>

/** The first step of the register screen: who registers, with a repeated password. */
export const OwnerForm = Registration.pick({
  name: true,
  phone: true,
  showPhone: true,
  email: true,
  password: true,
})
  .extend({ confirmPassword: untrimmedText(200).min(1, 'Please confirm your password') })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: ({ value }) => Boolean((value as { confirmPassword?: string }).confirmPassword),
  })
export type OwnerForm = z.infer<typeof OwnerForm>

/** The second step: the business and its place, with the country. */
export const BusinessForm = Registration.omit({
  name: true,
  phone: true,
  showPhone: true,
  email: true,
  password: true,
  language: true,
}).extend({
  country: placeOf('Country'),
})
export type BusinessForm = z.infer<typeof BusinessForm>
