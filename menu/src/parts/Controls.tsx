import type { Menu } from '../app/use-menu.ts'
import { FoodFilter, SpecialFilter } from './Filters.tsx'
import { SearchBox } from './SearchBox.tsx'

export function Controls({ menu }: { menu: Menu }) {
  return (
    <div className="controls">
      <SearchBox menu={menu} />
      <div className="filters">
        <FoodFilter menu={menu} />
        <SpecialFilter menu={menu} />
      </div>
    </div>
  )
}
