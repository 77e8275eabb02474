import type { Allergen, Diet } from '@thela/contract/menus/diets'
import { type ItemMark, itemMarks } from '@thela/contract/menus/item-marks'
import type { ReactNode } from 'react'
import type { CategoryView, ItemView, Section } from './view-model.ts'

export const ALL = 'all'

/** 'egg' is no filter of its own: it says that what is not veg here is also egg. */
export type FoodFilter = 'all' | ItemMark
export type SpecialFilter = 'all' | 'popular' | 'featured' | 'signature'
/** The filters that a customer has chosen. */
export type Choice = {
  category: string
  food: FoodFilter
  special: SpecialFilter
  /** Favourites only. */
  isSaved: boolean
  search: string
  diets: DietChoice | null
}

/** What is ticked in the sheet of diets and allergens (diet/choose-diets.tsx). */
export type DietChoice = {
  names: ReadonlySet<Diet | Allergen>
  /** Dishes whose allergens the stall has not named show too. */
  showsUnmarked: boolean
  allows: (item: ItemView) => boolean
  /** Stands above the dishes. */
  note: ReactNode
}

export const noFilters: Choice = {
  category: ALL,
  food: 'all',
  special: 'all',
  isSaved: false,
  search: '',
  diets: null,
}

/** The categories in order, with the items that match; categories without a match are left out. */
export function filterSections(
  categories: CategoryView[],
  choice: Choice,
  /** The ids of the favourites, when only these are shown. */
  saved: ReadonlySet<string> | null,
  /** Finds more than what contains the text, once it is loaded. */
  search?: Search,
): Section[] {
  const chosen = resolveCategory(categories, choice.category)
  const text = choice.search.trim()
  const isWanted = (item: ItemView) =>
    isShown(item, choice.food) &&
    isShown(item, choice.special) &&
    (!choice.diets || choice.diets.allows(item)) &&
    (!saved || saved.has(item.id)) &&
    (search || mentions(item, text))

  const sections = categories
    .filter((category) => chosen === ALL || category.id === chosen)
    .map((category) => ({ category, items: category.items.filter(isWanted) }))
    .filter((section) => section.items.length > 0)
  return search && text ? search(sections, text) : sections
}

/** Finds a text in the sections of a menu. */
export type Search = (sections: Section[], text: string) => Section[]

const mentions = ({ name, nameEn, description }: ItemView, text: string) =>
  [name, nameEn, description].join('\n').toLowerCase().includes(text.toLowerCase())

/** A category that no longer exists is replaced by the first one, or by all of them (DEC-088). */
export function resolveCategory(categories: CategoryView[], chosen: string) {
  const isThere = chosen === ALL || categories.some((category) => category.id === chosen)
  return isThere ? chosen : (categories[0]?.id ?? ALL)
}

export type Filter = FoodFilter | SpecialFilter
export type Offered = ReadonlySet<Filter>

/** The filters that show something on this menu: no others are offered (DEC-250). */
export const offeredFilters = (items: ItemView[]): Offered =>
  new Set(filters.filter((filter) => items.some((item) => isShown(item, filter))))

const flagOf = { popular: 'isPopular', featured: 'isFeatured', signature: 'isSignature' } as const
const filters = ['all', ...itemMarks, ...Object.keys(flagOf)] as Filter[]

const isShown = (item: ItemView, filter: Filter) =>
  filter === 'all' ||
  item.mark === filter ||
  (filter === 'nonveg' && item.mark === 'egg') ||
  item[flagOf[filter as keyof typeof flagOf]]
