import type { ItemView, Section } from '../app/view-model.ts'
import { resembles, soundsLike } from './similar-names.ts'

/** How well an item matches, 0 before 1; null when it does not. */
type Rank = (item: ItemView) => 0 | 1 | null

/**
 * Names that contain the text, then names that sound like it and descriptions that contain it. If there are none, names
 * that are one letter or sound away from it.
 */
export function searchSections(sections: Section[], text: string): Section[] {
  const wanted = text.toLowerCase().replace(/\s+/g, ' ')
  const found = rankSections(sections, (item) => rankItem(item, wanted))
  return found.length > 0
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

function rankItem(item: ItemView, wanted: string) {
  const names = namesOf(item)
  if (names.some((name) => name.includes(wanted))) return 0
  const isNear =
    names.some((name) => soundsLike(name, wanted)) || item.description?.toLowerCase().includes(wanted)
  return isNear ? 1 : null
}

const namesOf = ({ name, nameEn }: ItemView) => [name, nameEn ?? ''].map((text) => text.toLowerCase())
