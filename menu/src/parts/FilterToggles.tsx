import type { ReactNode } from 'react'
import type { FoodFilter, SpecialFilter } from '../app/filter-items.ts'
import type { Menu } from '../app/use-menu.ts'

type Props = {
  menu: Menu
  foods: readonly (readonly [FoodFilter, label: string])[]
  specials: readonly (readonly [SpecialFilter, label: string])[]
}

/** Filters as chips: of each kind at most one is on. */
export function FilterToggles({ menu: { choice, choose, offered }, foods, specials }: Props) {
  const shownFoods = foods.filter(([food]) => offered.has(food))
  const shownSpecials = specials.filter(([special]) => offered.has(special))
  if (shownFoods.length + shownSpecials.length === 0) return null

  return (
    <div className="toggles">
      {shownFoods.map(([food, label]) => (
        <Toggle
          key={food}
          isOn={choice.food === food}
          onToggle={(isOn) => choose({ food: isOn ? food : 'all' })}
        >
          {label}
        </Toggle>
      ))}
      {shownSpecials.map(([special, label]) => (
        <Toggle
          key={special}
          isOn={choice.special === special}
          onToggle={(isOn) => choose({ special: isOn ? special : 'all' })}
        >
          {label}
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
