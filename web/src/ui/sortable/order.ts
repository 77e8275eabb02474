/** Items that were added meanwhile come last. */
export function sortByIds<Item extends { id: string }>(items: readonly Item[], ids: string[]) {
  const ranks = new Map(ids.map((id, rank) => [id, rank]))
  const rankOf = ({ id }: Item) => ranks.get(id) ?? ids.length
  return items.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** The list with the entry of one place moved to another. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number) {
  const moved = list.slice(from, from + 1)
  return list.toSpliced(from, 1).toSpliced(to, 0, ...moved)
}
