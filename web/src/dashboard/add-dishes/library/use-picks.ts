import type { FoundDish } from '@thela/contract/menus/dish-library'
import { language } from '@thela/words/language'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useIdempotencyKey } from '../../../api/use-idempotency-key.ts'
import { useDraft } from '../../draft.ts'
import type { LibraryLanguage } from '../library-languages.ts'
import { useAddDishesParams } from '../use-add-dishes-params.ts'
import { useRowErrors } from '../use-row-errors.ts'
import {
  newPick,
  type PickedDish,
  type Picks,
  priceIn,
  type Slot,
  slotId,
  slotsOf,
  switchSizes,
  withPrice,
} from './picks.ts'

export type PickList = ReturnType<typeof usePicks>

/** The ticked dishes with their prices, and which price is being entered. */
export function usePicks() {
  const newKey = useIdempotencyKey()
  const { draft, change, clear, isKept } = useDraft<Picks>('picks', () => ({
    idempotencyKey: `${newKey}-${Date.now()}`,
    language,
    picks: [],
  }))
  const [active, setActive] = useState<Slot>()
  const { errors, show, forget } = useRowErrors({ areShown: useAddDishesParams().isReviewing })
  const { picks } = draft
  const find = (dishId: string) => picks.find((pick) => pick.dishId === dishId)
  const setPicks = (next: PickedDish[]) => change({ ...draft, picks: next })
  const update = (next: PickedDish) =>
    setPicks(picks.map((pick) => (pick.dishId === next.dishId ? next : pick)))

  /** The price that is due then. */
  const tick = (dishes: FoundDish[]) => {
    const added = dishes.filter(({ dish }) => !find(dish.id)).map(newPick)
    setPicks([...picks, ...added])
    return added[0] && slotsOf(added[0])[0]
  }
  const untick = (dishes: FoundDish[]) => {
    setPicks(picks.filter(({ dishId }) => !dishes.some(({ dish }) => dish.id === dishId)))
    setActive(undefined)
  }
  const setPrice = (slot: Slot, price: string) => {
    const pick = find(slot.dishId)
    if (pick) update(withPrice(pick, slot, price))
    forget(slot.dishId)
  }
  const setSizes = ({ dish }: FoundDish) => {
    const pick = find(dish.id)
    if (!pick) return undefined
    const next = switchSizes(pick, dish.sizes)
    update(next)
    return slotsOf(next).find((slot) => priceIn(next, slot) === '') ?? slotsOf(next)[0]
  }

  return {
    ...draft,
    isKept,
    active,
    errors,
    find,
    tick,
    untick,
    setPrice,
    setSizes,
    setActive,
    showErrors: show,
    setLanguage: (language: LibraryLanguage) => change({ ...draft, language }),
    rememberKind: (kindId: string) => change({ ...draft, kindId }),
    clear: () => {
      clear()
      setActive(undefined)
    },
  }
}

/** Shows the price field of this slot; `withFocus` also opens the number pad. */
export function goToSlot(
  list: { setActive: PickList['setActive'] },
  slot: Slot | undefined,
  { withFocus }: { withFocus: boolean },
) {
  flushSync(() => list.setActive(slot))
  const field = slot && document.getElementById(slotId(slot))
  if (withFocus) field?.focus()
  field?.closest('li')?.scrollIntoView({ block: 'nearest' })
}
