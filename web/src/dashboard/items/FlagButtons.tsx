import type { MenuItem } from '@thela/contract/menus/items'
import { Flame, Leaf, Star } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import type { QuickChange } from './use-change-item.ts'

type Props = { item: MenuItem; onChange: (change: QuickChange) => void }

const flags = [
  { name: 'isVeg', label: 'Veg', Icon: Leaf },
  { name: 'isPopular', label: 'Popular', Icon: Flame },
  { name: 'isFeatured', label: 'Featured', Icon: Star },
] as const

/** What an item is called on the menu besides its name; each is set with one tap. */
export function FlagButtons({ item, onChange }: Props) {
  return (
    <div className="flex gap-1">
      {flags.map(({ name, label, Icon }) => (
        <button
          key={name}
          type="button"
          aria-pressed={item[name]}
          aria-label={`${label}: ${item.name}`}
          onClick={() => onChange({ [name]: !item[name] })}
          className="group grid h-control place-items-center rounded-full"
        >
          <span className={classNames(chip, item[name] ? on : off)}>
            <Icon aria-hidden size={14} />
            {label}
          </span>
        </button>
      ))}
    </div>
  )
}

const chip =
  'inline-flex items-center gap-1 rounded-full border px-2.5 py-1 font-semibold text-xs transition-colors'
const on = 'border-transparent bg-brand-soft text-brand-ink'
const off = 'border-line border-dashed text-ink-faint group-hover:border-line-strong group-hover:text-ink'
