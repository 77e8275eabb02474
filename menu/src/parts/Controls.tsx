import type { FoodFilter, SpecialFilter } from '../app/filter-items.ts'
import type { Menu } from '../app/use-menu.ts'
import { words } from '../app/words.ts'
import { DietButton } from './DietSlot.tsx'
import { labelOf } from './FilterToggles.tsx'
import { SearchBox } from './SearchBox.tsx'

export function Controls({ menu }: { menu: Menu }) {
  return (
    <div className="controls">
      <SearchBox menu={menu} />
      <div className="filters">
        <DietButton menu={menu} />
        <Choices
          label={words.foodType}
          menu={menu}
          options={foods}
          value={menu.choice.food as (typeof foods)[number]}
          onChoose={(food) => menu.choose({ food })}
        />
        <Choices
          label={words.special}
          menu={menu}
          options={specials}
          value={menu.choice.special as (typeof specials)[number]}
          onChoose={(special) => menu.choose({ special })}
        />
      </div>
    </div>
  )
}

const foods = ['all', 'veg', 'nonveg'] as const
const specials = ['all', 'popular', 'featured'] as const

type Props<Value extends FoodFilter | SpecialFilter> = {
  label: string
  menu: Menu
  options: readonly Value[]
  value: Value
  onChoose: (value: Value) => void
}

/** A row of buttons, exactly one of which is pressed; none where only All is left. */
function Choices<Value extends FoodFilter | SpecialFilter>(props: Props<Value>) {
  const { label, menu, value, onChoose } = props
  const options = props.options.filter((option) => menu.offered.has(option))
  if (options.length < 2) return null

  return (
    <fieldset className="choices js">
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          value={option}
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
        >
          {labelOf(option, menu.offered)}
        </button>
      ))}
    </fieldset>
  )
}
