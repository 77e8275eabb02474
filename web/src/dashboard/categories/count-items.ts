import type { Category } from '@thela/contract/menus/categories'

/** '1 item', '12 items' */
export function countItems({ _count }: Category, noun = 'item') {
  return `${_count.menuItems} ${noun}${_count.menuItems === 1 ? '' : 's'}`
}
