import { formatRupees } from '@thela/contract/values/money'
import type { ItemView } from '../app/view-model.ts'
import { words } from '../app/words.ts'
import type { ItemProps } from '../parts/item-parts.tsx'
import type { SlipParts } from '../parts/SlipSlot.tsx'
import { portionsOf } from './lines.ts'
import { Bar } from './SlipBar.tsx'
import { Stepper } from './Stepper.tsx'
import { useCount } from './slip-store.ts'

/** A dish in sizes opens first, since the customer has to choose one. */
function AddButton({ item, onOpen, label }: Pick<ItemProps, 'item' | 'onOpen'> & { label?: string }) {
  const [portion, ...others] = portionsOf(item)
  if (!portion) return null

  return others[0] ? (
    <SizesButton item={item} onOpen={onOpen} label={label} />
  ) : (
    <Stepper portion={portion} label={label} />
  )
}

function SizesButton({ item, onOpen, label }: Pick<ItemProps, 'item' | 'onOpen'> & { label?: string }) {
  const keys = portionsOf(item).map(({ key }) => key)
  const count = useCount(({ lines }) => keys.reduce((sum, key) => sum + (lines[key]?.count ?? 0), 0))
  const button = (
    <button
      type="button"
      className="add js"
      aria-label={label ? undefined : words.oneMore(item.name)}
      onClick={() => onOpen(item)}
    >
      {label ?? '+'}
    </button>
  )

  return label ? (
    button
  ) : (
    <div className="stepper">
      {count > 0 && <output>{count}</output>}
      {button}
    </div>
  )
}

/** In the sheet of a dish: how many of each size. */
function Portions({ item }: { item: ItemView }) {
  return (
    <ul className="portions">
      {portionsOf(item).map((portion) => (
        <li key={portion.key}>
          <span>
            {portion.name}
            <b>{formatRupees(portion.paise / 100)}</b>
          </span>
          <Stepper portion={portion} label={words.addToCart} />
        </li>
      ))}
    </ul>
  )
}

export const slipParts: SlipParts = { AddButton, Portions, Bar }
