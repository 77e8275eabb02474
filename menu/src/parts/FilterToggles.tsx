import type { ReactNode } from 'react'
import type { FoodFilter, SpecialFilter } from '../app/filter-items.ts'
import type { Menu } from '../app/use-menu.ts'
import { words } from '../app/words.ts'

type Props = {
  menu: Menu
  foods: readonly FoodFilter[]
  specials: readonly SpecialFilter[]
  labels?: Record<FoodFilter | SpecialFilter, string>
}

/** Filters as chips: of each kind at most one is on. */
export function FilterToggles({
  menu: { choice, choose, offered },
  foods,
  specials,
  labels = words.labels,
}: Props) {
  const shownFoods = foods.filter((food) => offered.has(food))
  const shownSpecials = specials.filter((special) => offered.has(special))
  if (shownFoods.length + shownSpecials.length === 0) return null

  return (
    <div className="toggles">
      {shownFoods.map((food) => (
        <Toggle
          key={food}
          isOn={choice.food === food}
          onToggle={(isOn) => choose({ food: isOn ? food : 'all' })}
        >
          {labels[food]}
        </Toggle>
      ))}
      {shownSpecials.map((special) => (
        <Toggle
          key={special}
          isOn={choice.special === special}
          onToggle={(isOn) => choose({ special: isOn ? special : 'all' })}
        >
          {labels[special]}
        </Toggle>
      ))}
    </div>
  )
}

type ToggleProps = { isOn: boolean; onToggle: (isOn: boolean) => void; children: ReactNode }

/** A filter that is on or off, for templates that prefer chips to rows of choices. */
function Toggle({ isOn, onToggle, children }: ToggleProps) {
  return (
    <button type="button" className="toggle js" aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
      {children}
    </button>
  )
}
