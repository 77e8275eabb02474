import { foldPhrases, foldQuery, phrasesOf } from '@thela/contract/values/fold-text'

/** Whether some word of a name, with those after it, begins like what was typed, whichever script each is in. */
export function soundsLike(name: string, typed: string) {
  const wanted = foldQuery(typed)
  // One sound begins too many words.
  return wanted.length > 1 && foldOnce(name).some((folded) => folded.startsWith(wanted))
}

const known = new Map<string, string[]>()

/** A menu is searched anew with every letter typed. */
function foldOnce(name: string) {
  const folded = known.get(name) ?? foldPhrases(name)
  known.set(name, folded)
  return folded
}

/** With fewer letters, nearly every word is one letter away from another. */
const MIN_LETTERS_TO_FORGIVE = 4

/** Whether some word of a name, with those after it, begins with what was typed but for one letter or sound. */
export const resembles = (name: string, typed: string) =>
  beginNearly(phrasesOf(name), typed) || beginNearly(foldOnce(name), foldQuery(typed))

const beginNearly = (phrases: string[], wanted: string) =>
  wanted.length >= MIN_LETTERS_TO_FORGIVE && phrases.some((phrase) => beginsNearly(phrase, wanted))

/** Whether a text begins with the wanted one, but for one letter that is wrong, missing, too many or swapped. */
function beginsNearly(text: string, wanted: string) {
  let same = 0
  while (same < wanted.length && text[same] === wanted[same]) same++
  const there = text.slice(same)
  const rest = wanted.slice(same)

  return (
    there.slice(1).startsWith(rest.slice(1)) ||
    there.slice(1).startsWith(rest) ||
    there.startsWith(rest.slice(1)) ||
    there.startsWith(`${rest[1]}${rest[0]}${rest.slice(2)}`)
  )
}
