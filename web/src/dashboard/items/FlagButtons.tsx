import { type ItemFlag, itemFlagNames } from '@thela/contract/menus/item-fields'
import type { MenuItem } from '@thela/contract/menus/items'
import { Flame, Leaf, type LucideIcon, Star } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import type { QuickChange } from './api.ts'

type Props = { item: MenuItem; onChange: (change: QuickChange) => void }

/** A button for what a vendor changes often; null for the rest, and for `isAvailable`, which has a switch. */
const buttons: Record<ItemFlag, { label: string; Icon: LucideIcon } | null> = {
  isVeg: { label: 'Veg', Icon: Leaf },
  isAvailable: null,
  isPopular: { label: 'Popular', Icon: Flame },
  isFeatured: { label: 'Featured', Icon: Star },
  signature: null,
  spicy: null,
}

/** What an item is called on the menu besides its name; each is set with one tap. */
export function FlagButtons({ item, onChange }: Props) {
  return (
    <div className="flex gap-1">
      {itemFlagNames.map((name) => {
        const button = buttons[name]
        return (
          button && (
            <FlagButton
              key={name}
              {...button}
              item={item.name}
              isOn={item[name]}
              onToggle={() => onChange({ [name]: !item[name] })}
            />
          )
        )
      })}
    </div>
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
