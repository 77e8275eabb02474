import type { Menu } from '../app/use-menu.ts'

type Props = { menu: Menu; noItems?: string; noMatch?: string }

/** Said when nothing shows: the menu is empty, or nothing on it matches. */
export function EmptyText({ menu, noItems = 'No menu items available', noMatch = 'No items found' }: Props) {
  return menu.sections.length === 0 ? <p className="empty">{menu.hasItems ? noMatch : noItems}</p> : null
}
