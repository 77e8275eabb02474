import type { Menu } from '../app/use-menu.ts'
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

function FoodFilter({ menu }: { menu: Menu }) {
  return (
    <Choices
      label="Food type"
      options={foods}
      value={menu.choice.food}
      onChoose={(food) => menu.choose({ food })}
    />
  )
}

function SpecialFilter({ menu }: { menu: Menu }) {
  return (
    <Choices
      label="Special"
      options={specials}
      value={menu.choice.special as (typeof specials)[number][0]}
      onChoose={(special) => menu.choose({ special })}
    />
  )
}

type Option<Value extends string> = readonly [value: Value, label: string]

type Props<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

/** A row of which exactly one is pressed. */
function Choices<Value extends string>({ label, options, value, onChoose }: Props<Value>) {
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
