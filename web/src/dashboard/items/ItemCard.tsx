import type { MenuItem as Item } from '@thela/contract/menus/items'
import { displayPrice, readVariations } from '@thela/contract/menus/variations'
import { formatRupees } from '@thela/contract/values/money'
import * as words from '@thela/words/dashboard/items'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { StoredPicture } from '../picture/StoredPicture.tsx'
import { AvailabilitySwitch, SoldOutTodayButton } from './Availability.tsx'
import { useChangeItem } from './api.ts'
import { FlagButtons, FlagIcons } from './FlagButtons.tsx'
import { ItemMenu } from './ItemMenu.tsx'
import { canBeHad } from './sold-out.ts'
import { VegMark } from './VegMark.tsx'

type Props = { item: Item; handle: ReactNode; onEdit: () => void; onPrice: () => void }

/** 72 px high on a phone, with the price below the name, and one line on a wide screen; daily actions are one tap away. */
export function ItemCard({ item, handle, onEdit, onPrice }: Props) {
  const { mutate: change } = useChangeItem(item)

  return (
    <article className={classNames('grid min-h-18 items-center gap-x-2 px-1 sm:gap-x-3 sm:px-3', areas)}>
      <div className="-mx-2 [grid-area:handle]">{handle}</div>
      <div className="relative size-14 [grid-area:picture]">
        <div className={`size-full ${canBeHad(item) ? '' : 'opacity-50 grayscale'}`}>
          <StoredPicture url={item.imageUrl} alt="" widthPx={56} />
        </div>
        <FlagIcons item={item} />
      </div>
      <ItemTitle item={item} onEdit={onEdit} />
      <div className="flex min-w-0 flex-wrap items-start gap-x-1.5 self-stretch [grid-area:price] xl:flex-nowrap xl:items-center xl:justify-end xl:gap-x-4">
        <PriceButton item={item} onClick={onPrice} />
        <span className="shrink-0 xl:w-28">
          <SoldOutTodayButton item={item} />
        </span>
      </div>
      <AvailabilitySwitch item={item} onChange={change} />
      <FlagButtons item={item} onChange={change} />
      <div className="-mx-1 [grid-area:menu]">
        <ItemMenu item={item} onEdit={onEdit} onChange={change} />
      </div>
    </article>
  )
}

const areas =
  "grid-cols-[auto_auto_minmax(0,1fr)_auto_auto] [grid-template-areas:'handle_picture_name_state_menu'_'handle_picture_price_state_menu'] xl:grid-cols-[auto_auto_minmax(0,1fr)_16rem_6rem_auto_auto] xl:[grid-template-areas:'handle_picture_name_price_state_flags_menu']"

function ItemTitle({ item, onEdit }: { item: Item; onEdit: () => void }) {
  const about =
    item.description ??
    readVariations(item.variations)
      .map(({ name }) => name)
      .join(', ')

  return (
    <div className="wrap-anywhere min-w-0 self-stretch [grid-area:name] xl:self-center">
      <h4 className="flex h-full items-end gap-1.5 pt-1 xl:h-auto xl:items-center xl:pt-0">
        <span className="pb-1 xl:pb-0">
          <VegMark mark={item.mark} />
        </span>
        <button
          type="button"
          onClick={onEdit}
          title={words.editThis}
          className={`flex min-h-9 min-w-0 items-end rounded-sm text-left font-semibold text-base leading-5 hover:underline xl:items-center ${canBeHad(item) ? 'text-ink' : 'text-ink-faint'}`}
        >
          <span className="line-clamp-2 pb-0.5">{item.name}</span>
        </button>
      </h4>
      {about && <p className="line-clamp-1 text-ink-soft text-sm max-xl:hidden">{about}</p>}
    </div>
  )
}

/** The price, as a button that opens the price dialog. */
function PriceButton({ item, onClick }: { item: Item; onClick: () => void }) {
  const { price, isFrom } = displayPrice(item)
  const amount = formatRupees(price)
  const text = isFrom ? words.fromPrice(amount) : amount
  const [before, after] = text.split(amount)

  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={words.changePrice(text, item.name)}
      className="flex min-h-8 min-w-0 max-w-full shrink-0 items-start gap-1.5 rounded-sm pt-0.5 font-semibold text-base tabular-nums hover:underline xl:h-control xl:min-w-28 xl:items-center xl:justify-end xl:pt-0"
    >
      <span className="truncate">
        <span className={small}>{before}</span>
        {amount}
        <span className={small}>{after}</span>
      </span>
      <Pencil aria-hidden size={14} className="mt-1 shrink-0 text-ink-faint max-sm:hidden xl:mt-0" />
    </button>
  )
}

const small = 'font-medium text-ink-soft text-sm'
