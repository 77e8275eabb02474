export type Placed = { id: string; position: number }

/**
 * The places of the listed ones in their new order: they change places among themselves, whatever stands between
 * them stays (DEC-030). Nothing when the list has an unknown id or one twice.
 */
export function assignPlaces(all: Placed[], ids: string[]): Map<string, number> | undefined {
  const listed = new Set(ids)
  const found = all.filter(({ id }) => listed.has(id)).toSorted((a, b) => a.position - b.position)
  if (listed.size !== ids.length || found.length !== ids.length) return undefined

  return new Map(ids.map((id, index) => [id, (found[index] as Placed).position]))
}
