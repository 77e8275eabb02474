import { formatRupees } from '@thela/contract/values/money'
import { useContext, useState } from 'react'
import { Dialog } from '../../parts/Dialog.tsx'
import { CartIcon } from './app-icons.tsx'
import { countItems, type Line, totalOf } from './cart.ts'
import { Portions } from './Portions.tsx'
import { CartContext } from './use-cart.ts'

/** Nothing until something is in the cart; then a bar where the thumb is. */
export function CartBar() {
  const { lines, clear } = useContext(CartContext)
  return lines.length > 0 ? <FullCart lines={lines} onClear={clear} /> : null
}

/** Goes with the last dish, so that the list is closed again when the next one comes. */
function FullCart({ lines, onClear }: { lines: Line[]; onClear: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const total = formatRupees(totalOf(lines))

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
          <button type="button" className="empty-cart" onClick={onClear}>
            Empty the cart
          </button>
        </Dialog>
      )}
    </>
  )
}
