import type { MenuItem as Item } from '@thela/contract/menus/items'
import { displayPrice, readVariations } from '@thela/contract/menus/variations'
import { formatRupees } from '@thela/contract/values/money'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { Menu, MenuItem } from '../../ui/overlay/Menu.tsx'
import { StoredPicture } from '../picture/StoredPicture.tsx'
import { useChangeItem, useDeleteItem } from './api.ts'
import { FlagButtons } from './FlagButtons.tsx'

type Props = { item: Item; handle: ReactNode; onEdit: () => void; onPrice: () => void }

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

function ItemTitle({ item, onEdit }: { item: Item; onEdit: () => void }) {
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

/** The mark that every food packet in India carries: a green dot, or a red triangle. */
function VegMark({ isVeg }: { isVeg: boolean }) {
  return (
    <svg
      role="img"
      aria-label={isVeg ? 'Vegetarian' : 'Non-vegetarian'}
      viewBox="0 0 16 16"
      className={`size-4 shrink-0 ${isVeg ? 'text-good' : 'text-bad'}`}
    >
      <rect x="1" y="1" width="14" height="14" rx="1.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      {isVeg ? (
        <circle cx="8" cy="8" r="3.6" fill="currentColor" />
      ) : (
        <path d="M8 4.2 12 11.6H4Z" fill="currentColor" />
      )}
    </svg>
  )
}

/** The price, to be tapped when it changes. */
function PriceButton({ item, onClick }: { item: Item; onClick: () => void }) {
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

function ItemMenu({ item, onEdit }: { item: Item; onEdit: () => void }) {
  const remove = useDeleteItem()
  const askAndDelete = () => {
    if (window.confirm(`Are you sure you want to delete "${item.name}"?`)) remove.mutate(item)
  }

  return (
    <Menu
      trigger={
        <IconButton
          label={`More for ${item.name}`}
          icon={<EllipsisVertical aria-hidden />}
          busy={remove.isPending}
        />
      }
    >
      <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={askAndDelete}>
        Delete
      </MenuItem>
    </Menu>
  )
}
