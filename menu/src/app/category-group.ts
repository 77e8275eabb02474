export type CategoryGroup = 'snacks' | 'drinks' | 'mains'

const words: [CategoryGroup, RegExp][] = [
  ['snacks', /snack|chaat|appetizer|starter/i],
  ['drinks', /drink|beverage|juice/i],
]

/** Drives icons and grouping only: the vendor's own category name always shows (DEC-039). */
export function groupOf(categoryName: string): CategoryGroup {
  return words.find(([, pattern]) => pattern.test(categoryName))?.[0] ?? 'mains'
}
