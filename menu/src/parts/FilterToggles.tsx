import type { Filter, FoodFilter, Offered, SpecialFilter } from '../app/filter-items.ts'
import type { Menu } from '../app/use-menu.ts'
import { words } from '../app/words.ts'
import { DietButton, hasMarks } from './DietSlot.tsx'

type Props = {
  menu: Menu
  foods: readonly FoodFilter[]
  specials: readonly SpecialFilter[]
  labels?: Record<Filter, string>
}

/** Filters as chips: of each kind at most one is on. */
export function FilterToggles({ menu, foods, specials, labels = words.labels }: Props) {
  const { choice, choose, offered } = menu
  const toggles = [
    ...foods.map((name) => ({ kind: 'food' as const, name })),
    ...specials.map((name) => ({ kind: 'special' as const, name })),
  ].filter(({ name }) => offered.has(name))
  if (!toggles[0] && !hasMarks(menu)) return null

  return (
    <div className="toggles">
      <DietButton menu={menu} />
      {toggles.map(({ kind, name }) => (
        <button
          key={name}
          type="button"
          className="toggle js"
          aria-pressed={choice[kind] === name}
          onClick={() => choose({ [kind]: choice[kind] === name ? 'all' : name })}
        >
          {labelOf(name, offered, labels)}
        </button>
      ))}
    </div>
  )
}

/** Egg counts as non-veg, and the filter says so where a menu has both. */
export const labelOf = (filter: Filter, offered: Offered, labels: Record<Filter, string> = words.labels) =>
  filter === 'nonveg' && offered.has('egg') ? `${labels.nonveg} + ${labels.egg}` : labels[filter]
