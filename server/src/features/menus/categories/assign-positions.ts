export type Positioned = { id: string; position: number }

/**
 * The positions of the listed ones in their new order: they swap positions among themselves, whatever is between
 * them stays (DEC-030). Undefined when the list has an unknown id or one twice.
 */
export function assignPositions(all: Positioned[], ids: string[]): Map<string, number> | undefined {
  const listed = new Set(ids)
  const found = all.filter(({ id }) => listed.has(id)).toSorted((a, b) => a.position - b.position)
  if (listed.size !== ids.length || found.length !== ids.length) return undefined

  return new Map(ids.map((id, index) => [id, (found[index] as Positioned).position]))
}
