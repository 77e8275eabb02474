import type { MenuPage } from '@thela/contract/menus/page-data'

/** So many dishes fill the first screen of any phone, in any design. */
const ENOUGH_DISHES = 12
/** To wait for more than these would take longer than it is worth. */
const MOST_DISHES = 250

/** The page is painted once this part of it has come: drawn drop by drop, what stands there would move. */
export function expectFirstScreen({ categories }: MenuPage) {
  let dishes = 0
  let last = ''
  for (const [index, { menuItems }] of categories.entries()) {
    dishes += menuItems.length
    if (dishes > MOST_DISHES) break
    if (menuItems.length > 0) last = `c${index + 1}`
    if (dishes >= ENOUGH_DISHES) break
  }
  return last && `<link rel="expect" href="#${last}" blocking="render">`
}
