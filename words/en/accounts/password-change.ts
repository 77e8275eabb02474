import { language } from '../language.ts'

export const title = 'Change Password'
export const description = 'Other phones and computers will be signed out. You stay signed in on this device.'
export const currentLabel = 'Current password'
export const newLabel = 'New password'
export const change = 'Change Password'
export const changing = 'Changing...'
export const failed = 'Failed to change password'
export const changed = 'Password changed successfully!'

export const advice =
  'For a strong password, use at least 8 characters with an uppercase letter, a lowercase letter, a number and a special character.'
export const missing = {
  length: '8 characters or more',
  uppercase: 'an uppercase letter',
  lowercase: 'a lowercase letter',
  number: 'a number',
  special: 'a special character',
}
export const strong = 'Strong password.'
export const strongerWith = (missing: string[]) =>
  `Stronger with ${new Intl.ListFormat(language, { type: 'conjunction' }).format(missing)}.`
export const adminAdvice = (length: number) =>
  `${length} characters or more. A phrase of a few words that only you know works best.`
export const longEnough = 'Long enough.'
