import type { Menu } from '../../app/use-menu.ts'
import { FilterToggles } from '../../parts/FilterToggles.tsx'
import { SearchBox } from '../../parts/SearchBox.tsx'

const foods = [
  ['veg', 'Veg'],
  ['non-veg', 'Non-Veg'],
] as const

const specials = [
  ['popular', 'Popular'],
  ['signature', 'Signature'],
] as const

/** Boxes to tick, as on the order slip of a canteen; of a pair at most one is ticked. */
export function TickBoxes({ menu }: { menu: Menu }) {
  return (
    <div className="controls">
      <SearchBox menu={menu} />
      <FilterToggles menu={menu} foods={foods} specials={specials} />
    </div>
  )
}
