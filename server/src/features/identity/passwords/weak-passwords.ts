import { readFileSync } from 'node:fs'
import { ADMIN_PASSWORD_LENGTH, SHORT_ADMIN_PASSWORD } from '@thela/contract/identity/accounts'
import { digitsOf } from '@thela/contract/vendors/phone-number'
import { invalidField } from '../../../http/errors.ts'

const COMMON = 'This password is too common. Please choose another one.'
const OWN_PHONE = 'Please do not use your phone number as your password.'

const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
)

/** Too short for the list, and too common to be followed by a year and an exclamation mark. */
const words = new Set([
  '',
  'abcd',
  'admin',
  'demo',
  'india',
  'login',
  'passwd',
  'pass',
  'root',
  'test',
  'thela',
  'user',
])

type VendorPassword = { field: string; password: string; phone: string }

/** The contract checks the length; a vendor's password may be simple, but not one that attackers try first. */
export function refuseWeakVendorPassword({ field, password, phone }: VendorPassword) {
  if (isOfPhone(password, digitsOf(phone))) throw invalidField(field, OWN_PHONE)
  if (common.has(password.toLowerCase())) throw invalidField(field, COMMON)
}

export function refuseWeakAdminPassword(field: string, password: string) {
  const weakness = weaknessOfAdminPassword(password)
  if (weakness) throw invalidField(field, weakness)
}

/** An administrator's password must not be a common word with digits at its end either. */
export function weaknessOfAdminPassword(password: string) {
  if (password.length < ADMIN_PASSWORD_LENGTH) return SHORT_ADMIN_PASSWORD

  const typed = password.toLowerCase()
  const word = typed.slice(0, endOfLetters(typed))
  return common.has(typed) || common.has(word) || words.has(word) ? COMMON : undefined
}

function endOfLetters(text: string) {
  let end = text.length
  while (end > 0 && !/\p{L}/u.test(text.charAt(end - 1))) end--
  return end
}

const SHORTEST_PART = 6

/** Digits from the phone number only, or the whole number with something around it. */
function isOfPhone(password: string, phoneDigits: string) {
  const digits = digitsOf(password)
  if (phoneDigits.length < SHORTEST_PART || digits.length < SHORTEST_PART) return false
  if (/^[\d+\-\s()]+$/.test(password) && phoneDigits.includes(digits)) return true
  return digits.includes(phoneDigits.slice(-10))
}
