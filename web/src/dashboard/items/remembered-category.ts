import type { Category } from '@thela/contract/menus/categories'

const KEY = 'thela-item-category'

/** The category of the item that was saved last on this device, or the only one there is. */
export function usualCategory(categories: readonly Category[]) {
  const remembered = readRemembered()
  const known = categories.find(({ id }) => id === remembered)
  return (known ?? (categories.length === 1 ? categories[0] : undefined))?.id
}

export function rememberCategory(id: string) {
  try {
    localStorage.setItem(KEY, id)
  } catch {
    // Without storage the next item begins without a category.
  }
}

function readRemembered() {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
