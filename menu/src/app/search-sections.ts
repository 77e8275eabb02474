import type { ItemView, Section } from './view-model.ts'

/** How well an item matches, 0 before 1; null when it does not. */
type Rank = (item: ItemView) => 0 | 1 | null

/** With fewer letters, nearly every word is one letter away from another. */
const MIN_LETTERS_TO_FORGIVE = 4

/** What contains the text: names before descriptions. If nothing does, names that are one letter away from it. */
export function searchSections(sections: Section[], search: string): Section[] {
  const wanted = search.trim().toLowerCase().replace(/\s+/g, ' ')
  if (!wanted) return sections

  const found = rankSections(sections, (item) => literalRank(item, wanted))
  return found.length > 0 || wanted.length < MIN_LETTERS_TO_FORGIVE
    ? found
    : rankSections(sections, (item) => (namesOf(item).some((name) => resembles(name, wanted)) ? 0 : null))
}

/** What matches equally well keeps the order of the menu. */
function rankSections(sections: Section[], rank: Rank): Section[] {
  const found = sections.map(({ category, items }) => ({ category, items: inOrder(items, rank) }))
  return inOrder(found, ({ items: [best] }) => best && rank(best))
}

const inOrder = <Ranked>(all: Ranked[], rank: (one: Ranked) => ReturnType<Rank> | undefined) =>
  [0, 1].flatMap((place) => all.filter((one) => rank(one) === place))

function literalRank(item: ItemView, wanted: string) {
  if (namesOf(item).some((name) => name.includes(wanted))) return 0
  return item.description?.toLowerCase().includes(wanted) ? 1 : null
}

const namesOf = ({ name, nameEn }: ItemView) => [name, nameEn ?? ''].map((text) => text.toLowerCase())

/** Whether some word of the name, with those after it, begins like the wanted text. */
function resembles(name: string, wanted: string) {
  const words = name.split(/[\s\p{P}]+/u)
  return words.some((_, at) => beginsNearly(words.slice(at).join(' '), wanted))
}

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
