import { FoodFilter, SpecialFilter } from '../../parts/Filters.tsx'
import { SearchBox } from '../../parts/SearchBox.tsx'
import type { Menu } from '../../parts/use-menu.ts'

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
