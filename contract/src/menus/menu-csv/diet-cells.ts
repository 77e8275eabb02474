import { type Allergen, allergens, type Diet, diets } from '../diets.ts'
import { readIngredients } from './list-cells.ts'

const dietNames: Record<Diet, string> = { jain: 'Jain', vegan: 'Vegan' }

const allergenNames: Record<Allergen, string> = {
  gluten: 'Gluten',
  milk: 'Milk',
  egg: 'Egg',
  fish: 'Fish',
  crustaceans: 'Crustaceans',
  peanut: 'Peanut',
  treeNuts: 'Tree nuts',
  soy: 'Soy',
  sesame: 'Sesame',
  mustard: 'Mustard',
  celery: 'Celery',
  sulphites: 'Sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
}

/** 'Jain, Vegan' */
export const writeDiets = (given: readonly Diet[]) => given.map((diet) => dietNames[diet]).join(', ')

/** 'Milk, Tree nuts' */
export const writeAllergens = (given: readonly Allergen[]) =>
  given.map((allergen) => allergenNames[allergen]).join(', ')

const askForNames = (names: Record<string, string>) =>
  `Please use these names, separated by commas: ${Object.values(names).join(', ')}`

export const UNKNOWN_DIET = askForNames(dietNames)
export const UNKNOWN_ALLERGEN = askForNames(allergenNames)

export const readDiets = (cell: string) => readNames(cell, diets, dietNames)
export const readAllergens = (cell: string) => readNames(cell, allergens, allergenNames)

/** Undefined if one of the names is not known: a mark that was lost would say that a dish is free of something. */
function readNames<Name extends string>(
  cell: string,
  names: readonly Name[],
  titles: Record<Name, string>,
): Name[] | undefined {
  const found = readIngredients(cell).map((text) => {
    const word = simplify(text)
    return names.find((name) => [name, titles[name]].some((title) => simplify(title) === word))
  })
  return found.every((name) => name !== undefined) ? found : undefined
}

/** Without blanks, hyphens and the -s of a plural: 'Tree-nut' is 'tree nuts'. */
const simplify = (text: string) => text.toLowerCase().replace(/[\s-]/g, '').replace(/s$/, '')
