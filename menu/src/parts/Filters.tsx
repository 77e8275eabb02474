import type { Menu } from '../app/use-menu.ts'
import { Choices } from './Choices.tsx'

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

export function FoodFilter({ menu }: { menu: Menu }) {
  return (
    <Choices
      label="Food type"
      options={foods}
      value={menu.choice.food}
      onChoose={(food) => menu.choose({ food })}
    />
  )
}

export function SpecialFilter({ menu }: { menu: Menu }) {
  return (
    <Choices
      label="Special"
      options={specials}
      value={menu.choice.special as (typeof specials)[number][0]}
      onChoose={(special) => menu.choose({ special })}
    />
  )
}
