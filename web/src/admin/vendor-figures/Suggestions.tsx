import type { AdminVendor } from '@thela/contract/admin-vendors'
import { Popover } from 'radix-ui'

export type Suggested = Pick<AdminVendor, 'id' | 'name' | 'businessName' | 'phone'>

type Props = {
  id: string
  label: string
  vendors: readonly Suggested[]
  active: number
  onPick: (vendor: Suggested) => void
}

/** The box keeps the focus and the keys while an offer is picked. */
export function Suggestions({ id, label, vendors, active, onPick }: Props) {
  return (
    <Popover.Content
      role="presentation"
      align="start"
      sideOffset={6}
      collisionPadding={8}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="z-50 w-(--radix-popover-trigger-width) min-w-72 animate-pop-in rounded-md border border-line bg-raised p-1.5 text-sm shadow-raised outline-none"
    >
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
    </Popover.Content>
  )
}
