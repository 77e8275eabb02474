import { formatRupees } from '@thela/contract/money'
import { useContext, useState } from 'react'
import { Dialog } from '../../parts/Dialog.tsx'
import { CartIcon } from './app-icons.tsx'
import { countItems, totalOf } from './cart.ts'
import { Portions } from './Portions.tsx'
import { CartContext } from './use-cart.ts'

/** Nothing until something is in the cart; then a bar where the thumb is. */
export function CartBar() {
  const { lines, clear } = useContext(CartContext)
  const [isOpen, setOpen] = useState(false)
  const total = formatRupees(totalOf(lines))
  if (lines.length === 0) return null

  return (
    <>
      <button type="button" className="cart" onClick={() => setOpen(true)}>
        <CartIcon />
        <b className="cart-count">{countItems(lines)}</b>
        <b>{total}</b>
        <span>View Cart</span>
      </button>
      {isOpen && (
        <Dialog label="Cart" onClose={() => setOpen(false)}>
          <h2>Show this list at the counter</h2>
          <Portions portions={lines} />
          <p className="total">
            Total
            <b>{total}</b>
          </p>
          <button type="button" className="empty-cart" onClick={clear}>
            Empty the cart
          </button>
        </Dialog>
      )}
    </>
  )
}
