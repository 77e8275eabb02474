import type { AdminVendor } from '@thela/contract/admin/vendors'
import { OptionsPopover } from '../../ui/OptionsPopover.tsx'

export type Suggested = Pick<AdminVendor, 'id' | 'name' | 'businessName' | 'phone'>

type Props = {
  id: string
  label: string
  vendors: readonly Suggested[]
  active: number
  onPick: (vendor: Suggested) => void
}

export function Suggestions({ id, label, vendors, active, onPick }: Props) {
  return (
    <OptionsPopover className="min-w-72 p-1.5">
      <div id={id} role="listbox" aria-label={`${label}: suggestions`}>
        {vendors.map((vendor, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the input holds the focus and the keys.
          <div
            key={vendor.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => onPick(vendor)}
            className="flex min-h-control-sm cursor-pointer items-center justify-between gap-4 rounded-sm px-2.5 py-1 hover:bg-hover aria-selected:bg-hover"
          >
            <span className="min-w-0 truncate">
              <span className="font-medium">{vendor.businessName}</span>{' '}
              <span className="text-ink-soft">{vendor.name}</span>
            </span>
            <span className="shrink-0 text-ink-faint tabular-nums">{vendor.phone}</span>
          </div>
        ))}
      </div>
    </OptionsPopover>
  )
}
