import type { MenuItem } from '@thela/contract/menus/items'
import { displayPrice } from '@thela/contract/menus/variations'
import { formatRupees } from '@thela/contract/values/money'
import * as words from '@thela/words/dashboard/items'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { StoredPicture } from '../picture/StoredPicture.tsx'
import { canBeHad, stateInWords } from './sold-out.ts'
import type { Selection } from './use-selection.ts'
import { VegMark } from './VegMark.tsx'

type Props = { item: MenuItem; selection: Selection }

/** A row while several are being selected: all of it is one checkbox. */
export function SelectableItem({ item, selection }: Props) {
  const { price, isFrom } = displayPrice(item)

  return (
    <label className="flex min-h-18 cursor-pointer items-center gap-3 px-3 hover:bg-hover has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2 sm:px-4">
      <input
        type="checkbox"
        aria-label={words.selectItem(item.name)}
        checked={selection.has(item.id)}
        onChange={() => selection.toggle(item.id)}
        className="size-5 shrink-0 scroll-mt-20 scroll-mb-52 accent-brand-ink outline-none"
      />
      <span className={`size-14 shrink-0 ${canBeHad(item) ? '' : 'opacity-50 grayscale'}`}>
        <StoredPicture url={item.imageUrl} alt="" widthPx={56} />
      </span>
      <span className="wrap-anywhere grid min-w-0 flex-1">
        <span className="flex items-center gap-1.5 font-semibold">
          <VegMark mark={item.mark} />
          <span className="line-clamp-1">{item.name}</span>
        </span>
        <span className="text-ink-soft text-sm tabular-nums">
          {isFrom ? words.fromPrice(formatRupees(price)) : formatRupees(price)}
        </span>
      </span>
      {!canBeHad(item) && <Badge tone="bad">{stateInWords(item)}</Badge>}
    </label>
  )
}
