import { type ComponentType, createContext, useContext } from 'react'
import type { Menu } from '../app/use-menu.ts'
import type { ItemView, VendorView } from '../app/view-model.ts'
import type { ItemProps } from './item-parts.tsx'

type Added = Pick<ItemProps, 'item' | 'onOpen'>

/** The parts of an order slip (slip/slip-parts.tsx): loaded after hydration, and only where a menu has one. */
export type SlipParts = {
  AddButton: ComponentType<Added & { label?: string }>
  Portions: ComponentType<{ item: ItemView }>
  Bar: ComponentType<{ vendor: VendorView; menu: Menu }>
}

export const SlipContext = createContext<SlipParts | null>(null)

/** Dishes that were tapped before the parts were there. */
export const tappedEarly: ItemView[] = []

/** For templates without a cart of their own: the last thing in a dish, above the space that the page keeps for it. */
export function AddToSlip({ item, onOpen }: Added) {
  const slip = useContext(SlipContext)

  return (
    slip &&
    item.isAvailable && (
      <div className="slip-add">
        <slip.AddButton item={item} onOpen={onOpen} />
      </div>
    )
  )
}

export function SlipBar({ vendor, menu }: { vendor: VendorView; menu: Menu }) {
  const slip = useContext(SlipContext)
  return slip && <slip.Bar vendor={vendor} menu={menu} />
}
