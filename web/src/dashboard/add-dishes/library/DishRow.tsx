import type { FoundDish, LibraryDish } from '@thela/contract/menus/dish-library'
import { sizeName } from '@thela/words/dashboard/add-dishes/sizes'
import { language } from '@thela/words/language'
import { Check } from 'lucide-react'
import { Fragment, type KeyboardEvent } from 'react'
import { PriceField } from '../../items/PriceField.tsx'
import { VegMark } from '../../items/VegMark.tsx'
import { libraryLanguages } from '../library-languages.ts'
import { AmountChips, priceLabel } from './AmountChips.tsx'
import { isUnpriced, type PickedDish, priceIn, type Slot, slotId, slotsOf } from './picks.ts'
import { goToSlot, type PickList } from './use-picks.ts'

type Props = {
  found: FoundDish
  list: PickList
  /** From this price to the next one of the list, in the order shown. */
  onNext: (slot: Slot) => void
  /** As `onNext`, over those that have a price already. */
  onNextEmpty: (slot: Slot) => void
}

/** A dish to tick; once it is ticked, its price beside it, or one for each size below. */
export function DishRow({ found, list, onNext, onNextEmpty }: Props) {
  const { dish } = found
  const pick = list.find(dish.id)
  const isActive = pick !== undefined && list.active?.dishId === dish.id

  return (
    <li className="scroll-mt-18 scroll-mb-48 border-line border-b px-3 py-1.5 last:border-b-0 md:px-4">
      <div className="flex items-center gap-2">
        <Tick found={found} list={list} isTicked={pick !== undefined} />
        {pick?.sizes.length === 0 && (
          <Price dish={dish} pick={pick} slot={{ dishId: dish.id }} {...{ list, onNext }} />
        )}
      </div>
      {pick && pick.sizes.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 pt-1 pb-1.5">
          {slotsOf(pick).map((slot) => (
            <Price key={slot.size} {...{ dish, pick, slot, list, onNext }} />
          ))}
        </div>
      )}
      {isActive && list.active && (
        <AmountChips found={found} pick={pick} slot={list.active} list={list} onChosen={onNextEmpty} />
      )}
    </li>
  )
}

type TickProps = { found: FoundDish; list: PickList; isTicked: boolean }

function Tick({ found, list, isTicked }: TickProps) {
  const { name, mark } = found.dish
  const change = () =>
    isTicked ? list.untick([found]) : goToSlot(list, list.tick([found]), { withFocus: false })

  return (
    <label className="flex min-h-13 min-w-0 flex-1 cursor-pointer items-center gap-3">
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          aria-label={name[language]}
          checked={isTicked}
          onChange={change}
          className="peer size-6 appearance-none rounded-sm border-2 border-line-strong bg-surface transition-colors checked:border-brand-ink checked:bg-brand"
        />
        <Check
          aria-hidden
          strokeWidth={3.5}
          className="pointer-events-none absolute size-4 text-on-brand opacity-0 peer-checked:opacity-100"
        />
      </span>
      <VegMark mark={mark} />
      <span className="min-w-0">
        <span className="block text-pretty font-medium text-ink text-sm">{name[language]}</span>
        <OtherNames name={name} />
      </span>
    </label>
  )
}

export function OtherNames({ name }: { name: LibraryDish['name'] }) {
  return (
    <span className="block text-ink-soft text-xs">
      {otherLanguages.map((code, n) => (
        <Fragment key={code}>
          {n > 0 && ' · '}
          <span lang={code}>{name[code]}</span>
        </Fragment>
      ))}
    </span>
  )
}

const otherLanguages = libraryLanguages.filter((code) => code !== language)

type PriceProps = Pick<Props, 'list' | 'onNext'> & { dish: LibraryDish; pick: PickedDish; slot: Slot }

function Price({ dish, pick, slot, list, onNext }: PriceProps) {
  const size = slot.size === undefined ? undefined : pick.sizes[slot.size]?.name
  const name = dish.name[language]
  const price = priceIn(pick, slot)
  const isWrong = isUnpriced(pick) ? price.trim() === '' : !slot.size
  const { price: wrongPrice, name: wrongName } = list.errors[dish.id] ?? {}
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onNext(slot)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is what one types in.
    <div className={size ? '' : 'w-27 shrink-0'} onFocus={() => list.setActive(slot)} onKeyDown={goOn}>
      <PriceField
        id={slotId(slot)}
        label={size ? sizeName(size) : priceLabel(name)}
        labelHidden={!size}
        aria-label={size && priceLabel(name, size)}
        enterKeyHint="next"
        autoComplete="off"
        value={price}
        error={isWrong ? (wrongPrice ?? wrongName) : undefined}
        onChange={({ target }) => list.setPrice(slot, target.value)}
      />
    </div>
  )
}
