import { Link } from '@tanstack/react-router'
import type { CounterItem } from '@thela/contract/analytics/today'
import { formatRupees } from '@thela/contract/values/money'
import * as words from '@thela/words/dashboard/counter'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '../../ui/overlay/toast.ts'
import { useChangeCounterItem } from './api.ts'
import { PriceForm } from './PriceForm.tsx'

/** The price of an item, edited where it stands. Sizes have prices of their own, which are changed in the list. */
export function ItemPrice({ item }: { item: CounterItem }) {
  const { name, price: before, hasVariations } = item
  const [isEditing, setIsEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const change = useChangeCounterItem(item)

  const save = (price: number) =>
    change.mutate(
      { price },
      {
        onSuccess: () =>
          toast.success(
            words.priceChanged(name, { price: formatRupees(price), before: formatRupees(before) }),
          ),
      },
    )
  const finish = () => {
    flushSync(() => setIsEditing(false))
    button.current?.focus()
  }

  if (hasVariations) {
    return (
      <Link
        to="/dashboard/items"
        search={{ search: name }}
        aria-label={words.pricesBySizeOf(name)}
        className={priceLine}
      >
        {words.pricesBySize}
      </Link>
    )
  }
  if (isEditing)
    return <PriceForm item={item} onSave={save} onFinish={finish} onLeave={() => setIsEditing(false)} />
  return (
    <button
      ref={button}
      type="button"
      aria-label={words.changePriceOf(name, formatRupees(before))}
      onClick={() => setIsEditing(true)}
      className={`${priceLine} font-bold tabular-nums`}
    >
      {formatRupees(before)}
      <Pencil aria-hidden size={14} className="text-ink-faint" />
    </button>
  )
}

const priceLine =
  'flex h-control items-center justify-between gap-2 border-line border-t px-3 text-sm hover:bg-hover focus-visible:outline-offset-[-3px]'
