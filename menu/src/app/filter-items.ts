import type { CategoryView, ItemView } from './view-model.ts'

export const ALL = 'all'

export type Food = 'all' | 'veg' | 'non-veg'
export type Special = 'all' | 'popular' | 'featured' | 'signature'
export type Choice = { category: string; food: Food; special: Special; search: string }
export type Section = { category: CategoryView; items: ItemView[] }

export const everything: Choice = { category: ALL, food: 'all', special: 'all', search: '' }

/** What the customer sees under a choice: categories in order, those without a match left out. */
export function chooseSections(categories: CategoryView[], choice: Choice): Section[] {
  const chosen = keepCategory(categories, choice.category)

  return categories
    .filter((category) => chosen === ALL || category.id === chosen)
    .map((category) => ({ category, items: filterItems(category.items, choice) }))
    .filter((section) => section.items.length > 0)
}

/** A category that went away gives its place to the first one left, or to all of them (DEC-088). */
export function keepCategory(categories: CategoryView[], chosen: string) {
  const isThere = chosen === ALL || categories.some((category) => category.id === chosen)
  return isThere ? chosen : (categories[0]?.id ?? ALL)
}

export function filterItems(items: ItemView[], choice: Omit<Choice, 'category'>) {
  const wanted = choice.search.trim().toLowerCase()

  return items.filter(
    (item) => isFood[choice.food](item) && isSpecial[choice.special](item) && mentions(item, wanted),
  )
}

const isFood: Record<Food, (item: ItemView) => boolean> = {
  all: () => true,
  veg: (item) => item.isVeg,
  'non-veg': (item) => !item.isVeg,
}

const isSpecial: Record<Special, (item: ItemView) => boolean> = {
  all: () => true,
  popular: (item) => item.isPopular,
  featured: (item) => item.isFeatured,
  signature: (item) => item.isSignature,
}

function mentions(item: ItemView, wanted: string) {
  return [item.name, item.nameEn, item.description].some((text) => text?.toLowerCase().includes(wanted))
}
