import { type ItemFlag, itemFlagNames } from '@thela/contract/menus/item-fields'
import type { MenuItem } from '@thela/contract/menus/items'
import * as words from '@thela/words/dashboard/items'
import { Flame, Leaf, type LucideIcon, Star } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import type { QuickChange } from './api.ts'

type FlagChoice = {
  label: string
  Icon: LucideIcon
  /** What the item's menu offers. */
  toggle: { on: string; off: string }
}

/** A choice for what a vendor changes often; null for the rest, and for `isAvailable`, which has a switch. */
const choices: Record<ItemFlag, FlagChoice | null> = {
  isVeg: {
    label: words.veg,
    Icon: Leaf,
    toggle: { on: words.markVeg, off: words.markNonVeg },
  },
  isAvailable: null,
  isPopular: {
    label: words.popular,
    Icon: Flame,
    toggle: { on: words.markPopular, off: words.unmarkPopular },
  },
  isFeatured: {
    label: words.featured,
    Icon: Star,
    toggle: { on: words.markFeatured, off: words.unmarkFeatured },
  },
  signature: null,
  spicy: null,
}

export const flagChoices = itemFlagNames.flatMap((name) => {
  const choice = choices[name]
  return choice ? [{ name, ...choice }] : []
})

type Props = { item: MenuItem; onChange: (change: QuickChange) => void }

/** The item's labels on the menu; each is toggled with one tap. On narrow screens they are in the item's menu. */
export function FlagButtons({ item, onChange }: Props) {
  return (
    <div className="hidden gap-1 [grid-area:flags] xl:flex">
      {flagChoices.map(({ name, label, Icon }) => (
        <FlagButton
          key={name}
          label={label}
          Icon={Icon}
          item={item.name}
          isOn={item[name]}
          onToggle={() => onChange({ [name]: !item[name] })}
        />
      ))}
    </div>
  )
}

/** On the picture where the buttons have no room. The mark for vegetarian is beside the name. */
export function FlagIcons({ item }: { item: MenuItem }) {
  return (
    <span className="absolute -right-1 -bottom-1 flex gap-0.5 rounded-full bg-raised p-0.5 text-brand-ink shadow-card empty:hidden xl:hidden">
      {flagChoices
        .filter(({ name }) => name !== 'isVeg' && item[name])
        .map(({ name, label, Icon }) => (
          <Icon key={name} role="img" aria-label={label} size={14} />
        ))}
    </span>
  )
}

type ButtonProps = { label: string; Icon: LucideIcon; item: string; isOn: boolean; onToggle: () => void }

function FlagButton({ label, Icon, item, isOn, onToggle }: ButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`${label}: ${item}`}
      onClick={onToggle}
      className="group grid h-control place-items-center rounded-full"
    >
      <span className={classNames(chip, isOn ? on : off)}>
        <Icon aria-hidden size={14} />
        {label}
      </span>
    </button>
  )
}

const chip =
  'inline-flex items-center gap-1 rounded-full border px-2.5 py-1 font-semibold text-xs transition-colors'
const on = 'border-transparent bg-brand-soft text-brand-ink'
const off = 'border-line border-dashed text-ink-faint group-hover:border-line-strong group-hover:text-ink'
