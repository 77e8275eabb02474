import { SearchBox } from '../../parts/SearchBox.tsx'
import { Toggle } from '../../parts/Toggle.tsx'
import type { Menu } from '../../parts/use-menu.ts'

const foods = [
  ['veg', 'Veg'],
  ['non-veg', 'Non-Veg'],
] as const

const specials = [
  ['popular', 'Popular'],
  ['signature', 'Signature'],
] as const

/** Boxes to tick, as on the order slip of a canteen; of a pair at most one is ticked. */
export function TickBoxes({ menu }: { menu: Menu }) {
  const { choice, choose } = menu

  return (
    <div className="controls">
      <SearchBox menu={menu} />
      <div className="boxes">
        {foods.map(([food, label]) => (
          <Toggle
            key={food}
            isOn={choice.food === food}
            onToggle={(isOn) => choose({ food: isOn ? food : 'all' })}
          >
            {label}
          </Toggle>
        ))}
        {specials.map(([special, label]) => (
          <Toggle
            key={special}
            isOn={choice.special === special}
            onToggle={(isOn) => choose({ special: isOn ? special : 'all' })}
          >
            {label}
          </Toggle>
        ))}
      </div>
    </div>
  )
}
