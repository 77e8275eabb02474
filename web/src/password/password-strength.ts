const kinds: [RegExp, string][] = [
  [/\p{Lu}/u, 'an uppercase letter'],
  [/\p{Ll}/u, 'a lowercase letter'],
  [/\d/, 'a number'],
  [/[^\p{L}\d\s]/u, 'a special character'],
]

/** Advice on a new password by the rule of registration; it never blocks (DEC-001). */
export function passwordAdvice(password: string) {
  if (password === '')
    return '8 characters or more, with uppercase, lowercase, number and special character, is safest.'

  const missing = [
    ...([...password].length < 8 ? ['8 characters or more'] : []),
    ...kinds.flatMap(([kind, name]) => (kind.test(password) ? [] : [name])),
  ]
  return missing.length === 0 ? 'Strong password.' : `Stronger with ${joined(missing)}.`
}

const joined = (names: string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
