import type { FoundDish, LibraryDish, StallKind } from '@thela/contract/menus/dish-library'
import { sizeName } from '@thela/words/dashboard/add-dishes/sizes'
import { language as interfaceLanguage } from '@thela/words/language'
import type { MenuLanguages } from '../../menu-languages/use-menu-languages.ts'
import type { ImportList } from '../import-list.ts'
import { type LibraryLanguage, nameLanguageOf, translationsFrom } from '../library-languages.ts'

export type SizePrice = { name: string; price: string }

/** A ticked dish. Without sizes it has one price. */
export type PickedDish = { kindId: string; dishId: string; price: string; sizes: SizePrice[] }

export type Picks = {
  idempotencyKey: string
  /** The kind that was opened last. */
  kindId?: string
  /** Of the names, for a menu whose languages do not say it. */
  language: LibraryLanguage
  picks: PickedDish[]
}

export const newPick = ({ kindId, dish }: FoundDish): PickedDish => ({
  kindId,
  dishId: dish.id,
  price: '',
  sizes: [],
})

/** A price field: of the dish, or of one of its sizes. */
export type Slot = { dishId: string; size?: number }

export const slotsOf = ({ dishId, sizes }: PickedDish): Slot[] =>
  sizes.length === 0 ? [{ dishId }] : sizes.map((_, size) => ({ dishId, size }))

export const slotId = ({ dishId, size }: Slot) =>
  size === undefined ? `price-${dishId}` : `price-${dishId}-${size}`

export const priceIn = (pick: PickedDish, { size }: Slot) =>
  (size === undefined ? pick.price : pick.sizes[size]?.price) ?? ''

export const withPrice = (pick: PickedDish, { size }: Slot, price: string): PickedDish =>
  size === undefined
    ? { ...pick, price }
    : { ...pick, sizes: pick.sizes.map((each, n) => (n === size ? { ...each, price } : each)) }

export const isUnpriced = (pick: PickedDish) =>
  slotsOf(pick).some((slot) => priceIn(pick, slot).trim() === '')

/** The usual sizes with a price each, the first of which takes over the price; or back to one price. */
export function switchSizes(pick: PickedDish, usual: readonly string[]): PickedDish {
  if (pick.sizes.length > 0) return { ...pick, price: pick.sizes[0]?.price ?? '', sizes: [] }
  return { ...pick, price: '', sizes: usual.map((name, n) => ({ name, price: n === 0 ? pick.price : '' })) }
}

export type DishGroup = { id: string; name: LibraryDish['name']; dishes: FoundDish[] }

/** The dishes of a kind by category, in the order of the library. */
export const groupsOf = (kind: StallKind): DishGroup[] =>
  kind.categories.map(({ id, name }) => ({
    id: `${kind.id}-${id}`,
    name,
    dishes: kind.dishes.filter(({ category }) => category === id).map((dish) => ({ kindId: kind.id, dish })),
  }))

/** What was ticked, by category. */
export const tickedGroups = (kinds: StallKind[], picks: PickedDish[]): DishGroup[] =>
  kinds
    .flatMap(groupsOf)
    .map((group) => ({
      ...group,
      dishes: group.dishes.filter(({ dish }) => picks.some(({ dishId }) => dishId === dish.id)),
    }))
    .filter(({ dishes }) => dishes.length > 0)

/** The ticked dishes as they are sent, in the order shown and in every language of the menu that the library has. */
export function listOfPicks(
  kinds: StallKind[],
  { picks, language: chosen }: Picks,
  menu: MenuLanguages,
): ImportList {
  const byId = new Map(picks.map((pick) => [pick.dishId, pick]))
  const language = nameLanguageOf(menu) ?? chosen
  return tickedGroups(kinds, picks).map(({ name, dishes }) => ({
    name: name[language],
    translations: translationsFrom(menu, { name }),
    rows: dishes.flatMap(({ dish }) => {
      const pick = byId.get(dish.id)
      return pick
        ? [
            {
              id: dish.id,
              item: { ...itemOf(dish, pick, language), translations: translationsFrom(menu, dish) },
            },
          ]
        : []
    }),
  }))
}

const itemOf = (dish: LibraryDish, { price, sizes }: PickedDish, language: LibraryLanguage) => ({
  name: dish.name[language],
  nameEn: language === 'en' ? null : dish.name.en,
  description: dish.description[language],
  mark: dish.mark,
  spicy: dish.isSpicy,
  prices:
    sizes.length > 0
      ? sizes.map(({ name, price }) => ({ size: sizeIn(language, name), price }))
      : [{ size: '', price }],
})

/** The library has sizes in English only; the language of the interface has names for them too. */
const sizeIn = (language: LibraryLanguage, size: string) =>
  language === interfaceLanguage ? sizeName(size) : size

const COMMON_AMOUNTS = [10, 15, 20, 25, 30, 40, 50, 60, 80, 100]

/** Amounts to tap: common ones, and those that this list already has. */
export function amountsFor(picks: PickedDish[]) {
  const used = picks.flatMap((pick) => slotsOf(pick).map((slot) => Number(priceIn(pick, slot))))
  return [...new Set([...COMMON_AMOUNTS, ...used])].filter((amount) => amount > 0).sort((a, b) => a - b)
}
