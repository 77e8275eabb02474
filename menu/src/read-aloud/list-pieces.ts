/** A text in one language. */
export type Piece = { text: string; language: string }

const parts = [
  'h2',
  'h3',
  'section > p',
  '.name',
  '.name-en',
  '.price',
  '.sold-out',
  '.description',
  '.whole-description',
  '.sizes li',
  '.ingredients',
]

/** What is read of a category or of the sheet of a dish, in the order in which it stands there. */
export const listPieces = (scope: HTMLElement): Piece[] =>
  Array.from(scope.querySelectorAll(parts.join()), (part) => ({
    text: textOf(part),
    language: languageOf(part),
  })).filter(({ text }) => text)

/** Its own, and those of what is read of it. */
export const languagesIn = (part: Element) => [
  ...new Set([part, ...part.querySelectorAll(parts.join())].map(languageOf)),
]

const languageOf = (part: Element) => part.closest<HTMLElement>('[lang]')?.lang ?? ''

/** Without what only the eye reads, a former price, and buttons in it. */
export function textOf(part: Element) {
  const copy = part.cloneNode(true) as Element
  for (const unread of copy.querySelectorAll('[aria-hidden], s, button')) unread.remove()
  // The word of a mark, before the name.
  for (const word of copy.querySelectorAll('.sr:not(:empty)')) word.append(', ')
  return copy.textContent?.trim() ?? ''
}
