import { formatRupees } from '@thela/contract/values/money'
import { useContext, useState } from 'react'
import { words } from '../../app/words.ts'
import { Dialog } from '../../parts/Dialog.tsx'
import { Icon } from '../../parts/icons.tsx'
import { CartContext, countItems, type Line, type Portion, totalOf } from './cart.ts'

/** Nothing until something is in the cart; then a bar at the bottom. */
export function CartBar() {
  const { lines, clear } = useContext(CartContext)
  return lines.length > 0 ? <FullCart lines={lines} onClear={clear} /> : null
}

/** Unmounted with the last item, so that the list is closed when the next one is added. */
function FullCart({ lines, onClear }: { lines: Line[]; onClear: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const total = formatRupees(totalOf(lines))

  return (
    <>
      <button type="button" className="cart" onClick={() => setOpen(true)}>
        <Icon d="M3 4h3l2.5 11h9L20 7H7M10 20h.01M17 20h.01" />
        <b className="cart-count">{countItems(lines)}</b>
        <b>{total}</b>
        <span>{words.viewCart}</span>
      </button>
      {isOpen && (
        <Dialog label={words.cart} onClose={() => setOpen(false)}>
          <h2>{words.showList}</h2>
          <Portions portions={lines} />
          <p className="total">
            {words.total}
            <b>{total}</b>
          </p>
          <button type="button" className="empty-cart" onClick={onClear}>
            {words.emptyCart}
          </button>
        </Dialog>
      )}
    </>
  )
}

/** Rows to choose how many of each: in the sheet of a dish and in the cart. */
export function Portions({ portions }: { portions: Portion[] }) {
  return (
    <ul className="portions">
      {portions.map((portion) => (
        <li key={portion.key}>
          <span>
            {portion.name}
            <b>{formatRupees(portion.price)}</b>
          </span>
          <Stepper portion={portion} />
        </li>
      ))}
    </ul>
  )
}

/** 'Add to Cart' becomes the plus of a stepper: the same button, so that the focus stays. */
export function Stepper({ portion: { key, name } }: { portion: Portion }) {
  const { counts, add } = useContext(CartContext)
  const count = counts[key] ?? 0

  return (
    <div className="stepper">
      {count > 0 && (
        <button type="button" className="less" aria-label={words.oneLess(name)} onClick={() => add(key, -1)}>
          −
        </button>
      )}
      {count > 0 && <output>{count}</output>}
      <button
        type="button"
        className="add js"
        aria-label={count > 0 ? words.oneMore(name) : undefined}
        onClick={() => add(key, 1)}
      >
        {count > 0 ? '+' : words.addToCart}
      </button>
    </div>
  )
}
