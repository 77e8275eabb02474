import type { MenuItem } from '@thela/contract/menus/items'
import { readVariations } from '@thela/contract/menus/variations'
import type { ReactNode } from 'react'
import { Switch } from '../../ui/Switch.tsx'
import { StoredPicture } from '../picture/StoredPicture.tsx'
import { FlagButtons } from './FlagButtons.tsx'
import { ItemMenu } from './ItemMenu.tsx'
import { PriceButton } from './PriceButton.tsx'
import { useChangeItem } from './use-change-item.ts'
import { VegMark } from './VegMark.tsx'

type Props = { item: MenuItem; handle: ReactNode; onEdit: () => void; onPrice: () => void }

/** Three lines on a phone, one on a wide screen; what is done daily is one tap away. */
export function ItemCard({ item, handle, onEdit, onPrice }: Props) {
  const change = useChangeItem(item)

  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-1 px-2 py-2.5 sm:px-3 xl:flex-nowrap">
      <div className="flex min-w-0 basis-full items-center gap-2 sm:gap-3 xl:flex-1 xl:basis-0">
        {handle}
        <div className={`h-12 w-18 shrink-0 ${item.isAvailable ? '' : 'opacity-50 grayscale'}`}>
          <StoredPicture url={item.imageUrl} alt="" widthPx={72} />
        </div>
        <ItemTitle item={item} onEdit={onEdit} />
      </div>
      <PriceButton item={item} onClick={onPrice} />
      <div className="ml-auto xl:ml-0">
        <Switch
          label="Available"
          aria-label={`Available: ${item.name}`}
          checked={item.isAvailable}
          onChange={(isAvailable) => change.mutate({ isAvailable })}
        />
      </div>
      <FlagButtons item={item} onChange={change.mutate} />
      <div className="ml-auto xl:ml-0">
        <ItemMenu item={item} onEdit={onEdit} />
      </div>
    </article>
  )
}

function ItemTitle({ item, onEdit }: { item: MenuItem; onEdit: () => void }) {
  const about =
    item.description ??
    readVariations(item.variations)
      .map(({ name }) => name)
      .join(', ')

  return (
    <div className="wrap-anywhere min-w-0 flex-1">
      <h4 className="flex items-center gap-2">
        <VegMark isVeg={item.isVeg} />
        <button
          type="button"
          onClick={onEdit}
          title="Edit this item"
          className={`line-clamp-2 min-w-0 rounded-sm py-1 text-left font-semibold text-base hover:underline ${item.isAvailable ? 'text-ink' : 'text-ink-faint'}`}
        >
          {item.name}
        </button>
      </h4>
      {about && <p className="line-clamp-1 text-ink-soft text-sm">{about}</p>}
    </div>
  )
}
