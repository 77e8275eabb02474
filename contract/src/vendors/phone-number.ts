import { withAsciiDigits } from '../values/ascii-digits.ts'
import { requiredText } from '../values/text.ts'

/** Sixteen digits, with room for the spaces and dashes between them. */
const MAX_TYPED_PHONE = 40
const MAX_DIGITS = 16

const INVALID_PHONE = 'Please enter a valid phone number'
const INVALID_NEW_PHONE =
  'Please enter a valid phone number (digits only, starting with 1-9, optionally prefixed with +)'

const typedPhone = (invalid: string) =>
  requiredText('Phone number is required', MAX_TYPED_PHONE, invalid)
    .overwrite(foldCharacters)
    .regex(/^[\d+\-\s()]+$/, { error: invalid, abort: true })

/** As people type and paste it: their digits, long dashes, and the invisible characters that contact apps add. */
function foldCharacters(phone: string) {
  return withAsciiDigits(phone.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .trim()
}

/** At sign-in. */
export const TypedPhone = typedPhone(INVALID_PHONE)

export const ProfilePhone = TypedPhone.refine((phone) => {
  const digits = digitsOf(phone).length
  return digits >= 1 && digits <= MAX_DIGITS
}, INVALID_PHONE)

/** At registration: spaces, dashes and brackets do not count, and 0 or 00 may stand in front (DEC-286). */
export const NewPhone = typedPhone(INVALID_NEW_PHONE).refine(
  (phone) => /^(?:\+|00?)?[1-9]\d*$/.test(dialledOf(phone)) && digitsOf(phone).length <= MAX_DIGITS,
  INVALID_NEW_PHONE,
)

export const digitsOf = (phone: string) => phone.replace(/\D/g, '')

/** What is dialled: the digits and the plus sign. */
export const dialledOf = (phone: string) => phone.replace(/[^\d+]/g, '')
