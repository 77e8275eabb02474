import { AdSlot } from '../../parts/AdSlot.tsx'
import { FilterToggles } from '../../parts/FilterToggles.tsx'
import { MenuEnd } from '../../parts/MenuEnd.tsx'
import { MenuSections } from '../../parts/MenuSections.tsx'
import type { TemplateCode, TemplateProps } from '../template.ts'
import { AppBar } from './AppBar.tsx'
import { CartBar } from './CartBar.tsx'
import aliveStyles from './cart.css?inline'
import { portionsOf } from './cart.ts'
import { DishCard } from './DishCard.tsx'
import { Finder } from './Finder.tsx'
import { Portions } from './Portions.tsx'
import { CartContext, useCart } from './use-cart.ts'

const foods = [
  ['veg', 'Veg'],
  ['non-veg', 'Non-Veg'],
] as const

const specials = [
  ['popular', 'Popular'],
  ['featured', 'Featured'],
] as const

/** An ordering app for one thumb; the order itself is made at the counter. */
function DigitalMenu({ vendor, menu }: TemplateProps) {
  return (
    <CartContext value={useCart(vendor.id, menu.categories)}>
      <AppBar vendor={vendor} />
      <main>
        {menu.hasItems && <Finder menu={menu} />}
        {menu.hasItems && <FilterToggles menu={menu} foods={foods} specials={specials} />}
        <MenuSections vendor={vendor} menu={menu} Item={DishCard} />
        <AdSlot vendor={vendor} place="bottom" />
        <CartBar />
      </main>
      <MenuEnd vendor={vendor} menu={menu}>
        {menu.opened && <Portions portions={portionsOf(menu.opened)} />}
      </MenuEnd>
    </CartContext>
  )
}

export const digitalMenuV2: TemplateCode = {
  Component: DigitalMenu,
  hidesUnavailable: false,
  preparationTime: '15-20 min',
  aliveStyles,
}
