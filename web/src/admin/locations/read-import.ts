/** What was pasted: the list itself, or the list under its name (DEC-198); nothing when it is no JSON. */
export function readImport(text: string): { locations: unknown } | undefined {
  try {
    const given = JSON.parse(text)
    return Array.isArray(given) ? { locations: given } : { locations: given?.locations }
  } catch {
    return undefined
  }
}

/** 'locations[2].cityName' → 'Row 3, cityName' */
export const rowOf = (path: string) =>
  path.replace(/^locations\[(\d+)\]\.?/, (_, row) => `Row ${Number(row) + 1}, `).replace(/, $/, '')
