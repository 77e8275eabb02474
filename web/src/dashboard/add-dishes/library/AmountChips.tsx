import type { FoundDish } from '@thela/contract/menus/dish-library'
import { formatRupees } from '@thela/contract/values/money'
import { classNames } from '../../../ui/class-names.ts'
import { amountsFor, type PickedDish, priceIn, type Slot } from './picks.ts'
import { goToSlot, type PickList } from './use-picks.ts'

type Props = {
  found: FoundDish
  pick: PickedDish
  slot: Slot
  list: PickList
  onChosen: (slot: Slot) => void
}

/** Below the dish whose price is due: its usual sizes in one tap, and amounts to tap instead of typing. */
export function AmountChips({ found, pick, slot, list, onChosen }: Props) {
  const { name, sizes } = found.dish
  const hasSizes = pick.sizes.length > 0
  const price = priceIn(pick, slot)
  const size = slot.size === undefined ? '' : `, ${pick.sizes[slot.size]?.name ?? ''}`

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would number its buttons among the form's fields.
    <div role="group" aria-label={`Price of ${name.en}${size}`} className="flex flex-wrap gap-1 pb-1.5">
      {sizes.length > 0 && (
        <button
          type="button"
          aria-pressed={hasSizes}
          onClick={() => goToSlot(list, list.setSizes(found), { withFocus: false })}
          className={classNames(chip, 'border-brand-ink text-brand-ink aria-pressed:bg-brand-soft')}
        >
          {hasSizes ? 'One price' : sizes.join(' / ')}
        </button>
      )}
      {amountsFor(list.picks).map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={price === String(amount)}
          // The number pad stays open, or closed, as it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            list.setPrice(slot, String(amount))
            onChosen(slot)
          }}
          className={classNames(chip, 'min-w-12 border-line-strong text-ink aria-pressed:bg-brand-soft')}
        >
          {formatRupees(amount)}
        </button>
      ))}
    </div>
  )
}

const chip = 'h-11 rounded-full border px-3 font-medium text-sm tabular-nums transition-colors hover:bg-hover'
