// No zod here: the menu's sheet imports these lists.

/** What a vendor says an item is made for: Jain is without onion, garlic and roots. */
export const diets = ['jain', 'vegan'] as const
export type Diet = (typeof diets)[number]

/** The fourteen that food laws name. */
export const allergens = [
  'gluten',
  'milk',
  'egg',
  'fish',
  'crustaceans',
  'peanut',
  'treeNuts',
  'soy',
  'sesame',
  'mustard',
  'celery',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Allergen = (typeof allergens)[number]

/** What the vendor says of an item; an empty list says nothing (DEC-331). */
export type SaidOfItem = { diets: Diet[]; allergens: Allergen[] }
export const nothingSaid: SaidOfItem = { diets: [], allergens: [] }
