import * as words from '@thela/words/dashboard/add-dishes/library'
import { language } from '@thela/words/language'
import { Button } from '../../../ui/button/Button.tsx'
import { DishRow } from './DishRow.tsx'
import { type DishGroup, priceIn, type Slot, slotId, slotsOf } from './picks.ts'
import { goToSlot, type PickList } from './use-picks.ts'

type Props = { groups: DishGroup[]; list: PickList }

/** Dishes to tick, by category. Enter in a price leads to the next one, a tapped amount to the next that is missing. */
export function DishGroups({ groups, list }: Props) {
  const slots = groups.flatMap(({ dishes }) =>
    dishes.flatMap(({ dish }) => {
      const pick = list.find(dish.id)
      return pick ? slotsOf(pick) : []
    }),
  )
  const placeOf = (slot: Slot) => slots.findIndex((each) => slotId(each) === slotId(slot))
  const isEmpty = (slot: Slot) => {
    const pick = list.find(slot.dishId)
    return pick !== undefined && priceIn(pick, slot) === ''
  }
  const goToNext = (slot: Slot) => {
    const next = slots[placeOf(slot) + 1]
    if (next) goToSlot(list, next, { withFocus: true })
  }
  const goToNextEmpty = (slot: Slot) => {
    const place = placeOf(slot)
    const others = [...slots.slice(place + 1), ...slots.slice(0, place)]
    goToSlot(list, others.find(isEmpty), { withFocus: isTyping() })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`}>
          <GroupHeading group={group} list={list} />
          <ul className="overflow-clip rounded-lg border border-line bg-surface shadow-card">
            {group.dishes.map((found) => (
              <DishRow
                key={found.dish.id}
                found={found}
                list={list}
                onNext={goToNext}
                onNextEmpty={goToNextEmpty}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** In a price field, or by the keyboard on one of the amounts. */
const isTyping = () =>
  document.activeElement?.matches('input[inputmode=decimal], [role=group] button') ?? false

function GroupHeading({ group, list }: { group: DishGroup; list: PickList }) {
  const { id, name, dishes } = group
  const picks = dishes.map(({ dish }) => list.find(dish.id))
  const isWhole = picks.every((pick) => pick !== undefined)
  // No single tap throws away prices.
  const hasPrices = picks.some((pick) => pick && slotsOf(pick).some((slot) => priceIn(pick, slot) !== ''))
  const change = () =>
    isWhole ? list.untick(dishes) : goToSlot(list, list.tick(dishes), { withFocus: false })

  return (
    <div className="flex min-h-control items-center justify-between gap-3">
      <h2 id={`group-${id}`} className="font-semibold text-base">
        {name[language]}
      </h2>
      {dishes.length > 1 && !(isWhole && hasPrices) && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={isWhole ? words.untickAllOf(name[language]) : words.tickAllOf(name[language])}
          onClick={change}
        >
          {isWhole ? words.untickAll : words.tickAll}
        </Button>
      )}
    </div>
  )
}
