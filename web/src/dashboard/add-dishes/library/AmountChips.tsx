import type { FoundDish } from '@thela/contract/menus/dish-library'
import { formatRupees } from '@thela/contract/values/money'
import * as words from '@thela/words/dashboard/add-dishes/library'
import { sizeName } from '@thela/words/dashboard/add-dishes/sizes'
import { language } from '@thela/words/language'
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
  const size = slot.size === undefined ? undefined : pick.sizes[slot.size]?.name

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would number its buttons among the form's fields.
    <div role="group" aria-label={priceLabel(name[language], size)} className="flex flex-wrap gap-1 pb-1.5">
      {sizes.length > 0 && (
        <button
          type="button"
          aria-pressed={hasSizes}
          onClick={() => goToSlot(list, list.setSizes(found), { withFocus: false })}
          className={classNames(chip, 'border-brand-ink text-brand-ink aria-pressed:bg-brand-soft')}
        >
          {hasSizes ? words.onePrice : sizes.map(sizeName).join(' / ')}
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

export const priceLabel = (name: string, size?: string) =>
  size ? words.priceOfSize(name, sizeName(size)) : words.priceOf(name)
