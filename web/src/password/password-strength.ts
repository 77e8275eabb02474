import { ADMIN_PASSWORD_LENGTH } from '@thela/contract/identity/accounts'
import * as words from '@thela/words/accounts/password-change'

const kinds: [RegExp, string][] = [
  [/\p{Lu}/u, words.missing.uppercase],
  [/\p{Ll}/u, words.missing.lowercase],
  [/\d/, words.missing.number],
  [/[^\p{L}\d\s]/u, words.missing.special],
]

/** Advice on a new password by the rule of registration; it never blocks (DEC-001). */
export function passwordAdvice(password: string) {
  if (password === '') return words.advice

  const missing = [
    ...([...password].length < 8 ? [words.missing.length] : []),
    ...kinds.flatMap(([kind, name]) => (kind.test(password) ? [] : [name])),
  ]
  return missing.length === 0 ? words.strong : words.strongerWith(missing)
}

/** An administrator's password needs length, not kinds of characters. */
export const adminPasswordAdvice = (password: string) =>
  [...password].length < ADMIN_PASSWORD_LENGTH ? words.adminAdvice(ADMIN_PASSWORD_LENGTH) : words.longEnough
