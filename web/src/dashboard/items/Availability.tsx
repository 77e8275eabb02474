import type { MenuItem } from '@thela/contract/menus/items'
import * as words from '@thela/words/dashboard/items'
import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Switch } from '../../ui/form/Switch.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { type QuickChange, useChangeItem } from './api.ts'
import { availableAgain, canBeHad, soldOutMessage, stateInWords } from './sold-out.ts'

type Props = { item: MenuItem; onChange: (change: QuickChange) => void }

/** Whether it can be had, in words above its switch: off stays off until the vendor says otherwise. */
export function AvailabilitySwitch({ item, onChange }: Props) {
  const id = useId()
  const isHad = canBeHad(item)

  return (
    <div className="grid w-14 justify-items-center xl:w-auto [grid-area:state]">
      <label
        htmlFor={id}
        className={`-mb-2 text-center font-semibold text-xs leading-3.5 ${isHad ? 'text-ink-soft' : 'text-bad-ink'}`}
      >
        {stateInWords(item)}
      </label>
      <Switch
        id={id}
        label={words.available}
        labelHidden
        aria-label={words.availableItem(item.name)}
        checked={isHad}
        onChange={(isOn) => onChange(isOn ? availableAgain(item) : { isAvailable: false })}
      />
    </div>
  )
}

/** One tap when the last portion is gone: until the next business day begins. */
export function SoldOutTodayButton({ item }: { item: MenuItem }) {
  const { mutate: change } = useChangeItem(item)
  const say = (isSoldOutToday: boolean) =>
    change(
      { isSoldOutToday },
      {
        onSuccess: ({ item: saved }) => {
          if (isSoldOutToday) toast.undoable(soldOutMessage(saved), () => say(false))
        },
      },
    )

  if (!item.isAvailable) return null
  return (
    <button
      type="button"
      aria-pressed={item.isSoldOutToday}
      aria-label={words.soldOutTodayItem(item.name)}
      onClick={() => say(!item.isSoldOutToday)}
      className="group flex min-h-8 items-start rounded-full pt-0.5 xl:h-control xl:items-center xl:pt-0"
    >
      <span className={classNames(chip, item.isSoldOutToday ? on : off)}>
        {words.soldOut}
        <span className="max-sm:hidden">{words.soldOutMore}</span>
        {!item.isSoldOutToday && '?'}
      </span>
    </button>
  )
}

const chip = 'whitespace-nowrap rounded-full border px-2 py-0.5 font-semibold text-xs transition-colors'
const on = 'border-transparent bg-bad-soft text-bad-ink'
const off = 'border-line border-dashed text-ink-faint group-hover:border-line-strong group-hover:text-ink'
