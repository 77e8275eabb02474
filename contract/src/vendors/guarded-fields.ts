import { digitsOf } from './phone-number.ts'

const PASSWORD_FOR_CONTACT = 'Please enter your current password to change your phone number or email'

const PASSWORD_FOR_UPI = 'Please enter your current password to change your UPI address'

type Contact = { phone: string; email: string | null }
type Guarded = Contact & { upiAddress: string | null }

/** Why a change needs the password: it could take the account over, or send money to somebody else. */
export function passwordReason(before: Guarded, change: Partial<Guarded>) {
  if (isContactChanged(before, change)) return PASSWORD_FOR_CONTACT
  return isPayeeChanged(before, change) ? PASSWORD_FOR_UPI : undefined
}

/** To an address that is removed nobody pays. */
export const isPayeeChanged = (
  before: Pick<Guarded, 'upiAddress'>,
  { upiAddress }: Partial<Pick<Guarded, 'upiAddress'>>,
) => Boolean(upiAddress) && upiAddress !== before.upiAddress

/** Whether the phone number or email changes; another spelling of the same one is no change. */
export function isContactChanged(before: Contact, { phone, email }: Partial<Contact>) {
  const isPhoneNew = phone !== undefined && digitsOf(phone) !== digitsOf(before.phone)
  const isEmailNew = email !== undefined && email?.toLowerCase() !== before.email?.toLowerCase()
  return isPhoneNew || isEmailNew
}
