import type { Menu } from '../../app/use-menu.ts'
import { FilterToggles } from '../../parts/FilterToggles.tsx'
import { SearchBox } from '../../parts/SearchBox.tsx'

const foods = [['veg', 'Vegetarian only']] as const

const specials = [
  ['signature', 'Signature'],
  ['popular', 'Popular'],
] as const

export function Wishes({ menu }: { menu: Menu }) {
  return (
    <div className="controls">
      <SearchBox menu={menu} />
      <FilterToggles menu={menu} foods={foods} specials={specials} />
    </div>
  )
}
