import type { MenuItem } from '@thela/contract/menus/items'
import { displayPrice } from '@thela/contract/menus/variations'
import { formatRupees } from '@thela/contract/values/money'
import { Pencil } from 'lucide-react'

/** The price, to be tapped when it changes. */
export function PriceButton({ item, onClick }: { item: MenuItem; onClick: () => void }) {
  const { price, isFrom } = displayPrice(item)
  const words = `${isFrom ? 'From ' : ''}${formatRupees(price)}`

  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={`${words}, change the price of ${item.name}`}
      className="inline-flex h-control items-center gap-2 rounded-md px-3 font-semibold text-base tabular-nums hover:bg-hover xl:min-w-28 xl:justify-end"
    >
      <span>
        {isFrom && <span className="font-medium text-ink-soft text-sm">From </span>}
        {formatRupees(price)}
      </span>
      <Pencil aria-hidden size={14} className="text-ink-faint" />
    </button>
  )
}
