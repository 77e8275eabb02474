import { words } from '../app/words.ts'
import type { Portion } from './lines.ts'
import { addToSlip, useCount } from './slip-store.ts'

/** The button to add one becomes the plus of a stepper: the same button, so that the focus stays. */
export function Stepper({ portion, label }: { portion: Portion; label?: string }) {
  const { key, name } = portion
  const count = useCount(({ lines }) => lines[key]?.count ?? 0)

  return (
    <div className="stepper">
      {count > 0 && (
        <button
          type="button"
          className="less"
          aria-label={words.oneLess(name)}
          onClick={() => addToSlip(portion, -1)}
        >
          −
        </button>
      )}
      {count > 0 && <output>{count}</output>}
      <button
        type="button"
        className="add js"
        aria-label={label && count === 0 ? undefined : words.oneMore(name)}
        onClick={() => addToSlip(portion, 1)}
      >
        {label && count === 0 ? label : '+'}
      </button>
    </div>
  )
}
