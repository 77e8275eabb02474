import type { ItemProps } from '../../parts/MenuSection.tsx'
import { portionsOf } from './cart.ts'
import { Stepper } from './Stepper.tsx'

/** A dish in sizes opens first, since the customer has to choose one. */
export function AddToCart({ item, onOpen }: Pick<ItemProps, 'item' | 'onOpen'>) {
  const [portion, ...others] = portionsOf(item)
  if (!item.isAvailable || !portion) return null

  return others.length === 0 ? (
    <Stepper portion={portion} />
  ) : (
    <button type="button" className="add js" onClick={() => onOpen(item)}>
      Add to Cart
    </button>
  )
}
