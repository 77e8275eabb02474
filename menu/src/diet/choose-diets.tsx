import { type Allergen, allergens, type Diet, diets } from '@thela/contract/menus/diets'
import type { DietChoice } from '../app/filter-items.ts'
import type { ItemView } from '../app/view-model.ts'
import { dietWords } from './diet-words.ts'

export type Ticked = Pick<DietChoice, 'names' | 'showsUnmarked'>

/**
 * What shows of a menu (DEC-332): only dishes with every diet that is ticked, and none that contains an allergen that
 * is ticked. A dish whose allergens nobody has named is not known to be free of one, and shows only if that is ticked.
 */
export function chooseDiets({ names, showsUnmarked }: Ticked): DietChoice | null {
  if (names.size === 0) return null

  const wanted = diets.filter((diet) => names.has(diet))
  const unwanted = allergens.filter((allergen) => names.has(allergen))
  const hidesUnmarked = unwanted.length > 0 && !showsUnmarked
  return {
    names,
    showsUnmarked,
    allows: (item) =>
      wanted.every((diet) => item.diets.includes(diet)) &&
      !unwanted.some((allergen) => contains(item, allergen)) &&
      !(hidesUnmarked && item.allergens.length === 0),
    note: (
      <p className="diet-note">
        {dietWords.ownWords} {unwanted.length > 0 && noteOf(hidesUnmarked)}
      </p>
    ),
  }
}

const noteOf = (hidesUnmarked: boolean) =>
  hidesUnmarked ? dietWords.unmarkedHidden : dietWords.unmarkedShown

/** What is marked as egg contains egg, in the stall's own words too. */
const contains = ({ mark, allergens }: ItemView, allergen: Allergen) =>
  allergens.includes(allergen) || (allergen === 'egg' && mark === 'egg')

export function toggle(ticked: Ticked, name: Diet | Allergen): Ticked {
  const names = new Set(ticked.names)
  if (!names.delete(name)) names.add(name)
  return { ...ticked, names }
}
