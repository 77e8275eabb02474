/** The first letter as a reader sees it: a letter of an Indian script keeps its vowel sign and conjuncts. */
export function initialOf(name: string) {
  const letter = /^\P{M}(?:[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]\p{L}|\p{M})*/u.exec(
    name.trim(),
  )
  return letter ? letter[0].toUpperCase() : ''
}
