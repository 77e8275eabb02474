/** The words of diets and allergens, loaded when someone first asks for them. */

export const ownWords = 'These marks are the stall’s own words.'
export const contains = (list: string) => `Contains: ${list}`
export const only = 'Show only'
export const hide = 'Hide what contains'
export const notProven =
  'A dish whose allergens the stall has not named may contain any of them. It is hidden too.'
export const showUnmarked = 'Show such dishes all the same'
export const unmarkedHidden = 'Dishes without allergen marks are hidden.'
export const unmarkedShown = 'Dishes without allergen marks may contain anything. Please ask the stall.'
export const count = (count: number, all: number) => `${count} of ${all} dishes`
export const clear = 'Clear'
export const show = 'Show dishes'
export const allergens = {
  gluten: 'gluten',
  milk: 'milk',
  egg: 'egg',
  fish: 'fish',
  crustaceans: 'crustaceans',
  peanut: 'peanut',
  treeNuts: 'tree nuts',
  soy: 'soy',
  sesame: 'sesame',
  mustard: 'mustard',
  celery: 'celery',
  sulphites: 'sulphites',
  lupin: 'lupin',
  molluscs: 'molluscs',
}
