import { ADMIN_PASSWORD_LENGTH } from '@thela/contract/identity/accounts'

const kinds: [RegExp, string][] = [
  [/\p{Lu}/u, 'an uppercase letter'],
  [/\p{Ll}/u, 'a lowercase letter'],
  [/\d/, 'a number'],
  [/[^\p{L}\d\s]/u, 'a special character'],
]

/** Advice on a new password by the rule of registration; it never blocks (DEC-001). */
export function passwordAdvice(password: string) {
  if (password === '')
    return 'For a strong password, use at least 8 characters with an uppercase letter, a lowercase letter, a number and a special character.'

  const missing = [
    ...([...password].length < 8 ? ['8 characters or more'] : []),
    ...kinds.flatMap(([kind, name]) => (kind.test(password) ? [] : [name])),
  ]
  return missing.length === 0 ? 'Strong password.' : `Stronger with ${joined(missing)}.`
}

/** An administrator's password needs length, not kinds of characters. */
export const adminPasswordAdvice = (password: string) =>
  [...password].length < ADMIN_PASSWORD_LENGTH
    ? `${ADMIN_PASSWORD_LENGTH} characters or more. A phrase of a few words that only you know works best.`
    : 'Long enough.'

const joined = (names: string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
