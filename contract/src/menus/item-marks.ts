// Apart from the other fields: a menu's first script imports it.

/** What an item is marked as, with the marks that Indian packets carry; an item may have none yet. */
export const itemMarks = ['veg', 'egg', 'nonveg'] as const
export type ItemMark = (typeof itemMarks)[number]
