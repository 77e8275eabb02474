type Forms = { one: string; other: string }

/** Chooses the form of a text for a number, by the rules of a language. */
export function pluralIn(language: string) {
  const rules = new Intl.PluralRules(language)
  return (count: number, forms: Forms) => (rules.select(count) === 'one' ? forms.one : forms.other)
}
