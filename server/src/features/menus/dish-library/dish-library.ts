import { readdirSync, readFileSync } from 'node:fs'
import { type FoundDish, StallKind } from '@thela/contract/menus/dish-library'
import { cleanLine } from '@thela/contract/menus/menu-text/read-line'
import { PLATE, QUANTITY, SIZE } from '@thela/contract/menus/menu-text/words'
import { foldQuery, foldText } from '@thela/contract/values/fold-text'

const folder = new URL('./kinds/', import.meta.url)

const readKind = (file: string) => StallKind.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))

/** Every kind of stall with its dishes, by English name. */
export const stallKinds: StallKind[] = readdirSync(folder)
  .map(readKind)
  .sort((one, other) => one.name.en.localeCompare(other.name.en, 'en'))

const kindsById = new Map(stallKinds.map((kind) => [kind.id, kind]))

export const findKind = (id: string) => kindsById.get(id)

const dishes = stallKinds.flatMap((kind) => kind.dishes.map((dish) => ({ kindId: kind.id, dish })))

const folded = onFirstUse(() => dishes.map((found) => ({ found, names: namesOf(found).map(foldText) })))

/** Dishes by any of their names in any script: those whose name begins with the text first. */
export function searchDishes(text: string, limit = 50): FoundDish[] {
  const query = foldQuery(text)
  if (query === '') return []
  return folded()
    .map(({ found, names }) => ({ found, rank: rankOf(names, query) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, limit)
    .map(({ found }) => found)
}

function rankOf(names: string[], query: string) {
  if (names.includes(query)) return 3
  if (names.some((name) => name.startsWith(query))) return 2
  return names.some((name) => name.includes(query)) ? 1 : 0
}

function namesOf({ dish }: FoundDish) {
  return [...Object.values(dish.name), ...dish.spellings]
}

/** A text that means several dishes finds none of them. */
const index = (textsOf: (found: FoundDish) => string[]) =>
  dishes.reduce((dishOf, found) => {
    for (const text of new Set(textsOf(found))) dishOf.set(text, dishOf.has(text) ? undefined : found)
    return dishOf
  }, new Map<string, FoundDish | undefined>())

/** As it is written, then by sound: a name counts more than a spelling, which another dish may share. */
const byText = onFirstUse(() => index((found) => namesOf(found).map((name) => name.toLowerCase())))
const byName = onFirstUse(() => index(({ dish }) => Object.values(dish.name).map(foldText)))
const bySpelling = onFirstUse(() => index(({ dish }) => dish.spellings.map(foldText)))

/** With a portion; a longer text is no name, and would take long to fold. */
const LONGEST_NAME = 80

/** The dish of exactly this name in any script, also if the name says how much one gets: `Samosa (2 pcs)`. */
export function recogniseDish(name: string): FoundDish | undefined {
  if (name.length > LONGEST_NAME) return undefined
  return findByName(name) ?? findByName(withoutPortion(name))
}

function findByName(name: string) {
  const text = name.trim().toLowerCase()
  if (byText().has(text)) return byText().get(text)
  const sound = foldText(name)
  return byName().get(sound) ?? bySpelling().get(sound)
}

/** The name of a dish without how much one gets: `Samosa (2 pcs)`, `Half plate misal`. */
const withoutPortion = (name: string) => cleanLine(name).replace(portion, ' ').trim()

const portionSource = `(?<![\\p{L}\\p{M}\\d.])${QUANTITY}|(?<![\\p{L}\\p{M}])(?:${SIZE}|${PLATE})(?![\\p{L}\\p{M}])`

const portion = new RegExp(portionSource, 'giu')

/** Folding some thousand names takes longer than the rest of a start, and many servers are never asked for a dish. */
function onFirstUse<Value>(make: () => Value) {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
