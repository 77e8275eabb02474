import type { Menu } from '../../app/use-menu.ts'
import { CategoryTabs } from '../../parts/CategoryTabs.tsx'
import { SearchBox } from '../../parts/SearchBox.tsx'
import { groupIcons } from './app-icons.tsx'

/** Stays on top: whatever the customer wants next is one thumb away. */
export function Finder({ menu }: { menu: Menu }) {
  return (
    <div className="finder">
      <SearchBox menu={menu} placeholder="Search delicious items..." />
      {menu.choice.search && (
        <button type="button" className="clear" onClick={() => menu.choose({ search: '' })}>
          Clear Search
        </button>
      )}
      <CategoryTabs menu={menu} icons={groupIcons} />
    </div>
  )
}
