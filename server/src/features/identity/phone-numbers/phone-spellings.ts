import { digitsOf } from '@thela/contract/vendors/profile'

/** The platform's country: its numbers have ten digits after the code. */
const COUNTRY_CODE = '91'

/**
 * The digits under which an account may be stored, as typed first: an Indian number is known with and without +91,
 * and with the 0 that people dial in front of it (DEC-258).
 */
export function spellingsOf(phone: string) {
  const typed = digitsOf(phone)
  const national = nationalDigits(typed)
  if (!national) return [typed]

  return [...new Set([typed, COUNTRY_CODE + national, national, `0${national}`])]
}

const nationalDigits = (digits: string) => /^(?:00)?(?:91|0)?([1-9]\d{9})$/.exec(digits)?.[1]
