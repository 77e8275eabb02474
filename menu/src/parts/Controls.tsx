import type { FoodFilter, SpecialFilter } from '../app/filter-items.ts'
import type { Menu } from '../app/use-menu.ts'
import { SearchBox } from './SearchBox.tsx'

export function Controls({ menu }: { menu: Menu }) {
  return (
    <div className="controls">
      <SearchBox menu={menu} />
      <div className="filters">
        <Choices
          label="Food type"
          menu={menu}
          options={foods}
          value={menu.choice.food}
          onChoose={(food) => menu.choose({ food })}
        />
        <Choices
          label="Special"
          menu={menu}
          options={specials}
          value={menu.choice.special as (typeof specials)[number][0]}
          onChoose={(special) => menu.choose({ special })}
        />
      </div>
    </div>
  )
}

const foods = [
  ['all', 'All'],
  ['veg', 'Veg'],
  ['non-veg', 'Non-Veg'],
] as const

const specials = [
  ['all', 'All'],
  ['popular', 'Popular'],
  ['featured', 'Featured'],
] as const

type Props<Value extends FoodFilter | SpecialFilter> = {
  label: string
  menu: Menu
  options: readonly (readonly [value: Value, label: string])[]
  value: Value
  onChoose: (value: Value) => void
}

/** A row of buttons, exactly one of which is pressed; none where only All is left. */
function Choices<Value extends FoodFilter | SpecialFilter>(props: Props<Value>) {
  const { label, menu, value, onChoose } = props
  const options = props.options.filter(([option]) => menu.offered.has(option))
  if (options.length < 2) return null

  return (
    <fieldset className="choices js">
      <legend className="sr">{label}</legend>
      {options.map(([option, text]) => (
        <button
          key={option}
          type="button"
          value={option}
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
