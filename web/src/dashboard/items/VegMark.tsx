import type { ItemMark } from '@thela/contract/menus/item-marks'
import * as words from '@thela/words/dashboard/items'

/** The mark that every food packet in India carries; each has a shape of its own, so that it needs no colour. */
export function VegMark({ mark }: { mark: ItemMark | null }) {
  const { label, colour, shape } = mark ? marks[mark] : noMark

  return (
    <svg role="img" aria-label={label} viewBox="0 0 16 16" className={`size-4 shrink-0 ${colour}`}>
      <rect x="1" y="1" width="14" height="14" rx="1.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d={shape} fill="currentColor" />
    </svg>
  )
}

const marks = {
  veg: {
    label: words.vegetarian,
    colour: 'text-good',
    shape: 'M8 4.4a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2',
  },
  egg: {
    label: words.containsEgg,
    colour: 'text-mark-egg',
    shape: 'M8 3.6a3.3 4.4 0 1 1 0 8.8a3.3 4.4 0 1 1 0-8.8m0 1.7a1.7 2.7 0 1 0 0 5.4a1.7 2.7 0 1 0 0-5.4',
  },
  nonveg: { label: words.nonVegetarian, colour: 'text-mark-nonveg', shape: 'M8 4.2 12 11.6H4Z' },
}

const noMark = { label: words.noMark, colour: 'text-ink-faint', shape: 'M5 7.2h6v1.6H5Z' }
