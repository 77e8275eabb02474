import { useContext } from 'react'
import type { Portion } from './cart.ts'
import { CartContext } from './use-cart.ts'

/** 'Add to Cart' becomes the plus of a stepper: the same button, so that the focus stays. */
export function Stepper({ portion: { key, name } }: { portion: Portion }) {
  const { counts, add } = useContext(CartContext)
  const count = counts[key] ?? 0

  return (
    <div className="stepper">
      {count > 0 && (
        <button type="button" className="less" aria-label={`One ${name} less`} onClick={() => add(key, -1)}>
          −
        </button>
      )}
      {count > 0 && <output>{count}</output>}
      <button
        type="button"
        className="add js"
        aria-label={count > 0 ? `One ${name} more` : undefined}
        onClick={() => add(key, 1)}
      >
        {count > 0 ? '+' : 'Add to Cart'}
      </button>
    </div>
  )
}
