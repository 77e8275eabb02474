import { useQuery } from '@tanstack/react-query'
import type { AdminVendor } from '@thela/contract/admin/vendors'
import { Search } from 'lucide-react'
import * as Popover from 'radix-ui/popover'
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react'
import { OptionsPopover } from '../../ui/combobox/OptionsPopover.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useDebouncedText } from '../../ui/form/use-debounced-text.ts'
import { suggestionsQuery } from './api.ts'

const PAUSE_MS = 300

type Props = {
  /** What the box is for: shown in it while it is empty. */
  label: string
  /** The visible label, where the box is among labelled fields. */
  labelShown?: string
  /** What is searched for now; empty for everything. */
  value: string
  onSearch: (text: string) => void
  onPick: (vendor: Suggested) => void
}

/** A search box that suggests vendors while typing; the arrow keys, Enter and Escape work on the suggestions. */
export function VendorSearch({ label, labelShown, value, onSearch, onPick }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const listId = useId()
  const field = useDebouncedText(value, PAUSE_MS, onSearch)
  const { data: vendors = [] } = useQuery(suggestionsQuery(value))
  const isOffering = isOpen && value !== '' && vendors.length > 0

  const pick = (vendor: Suggested | undefined) => {
    setIsOpen(false)
    if (!vendor) return
    field.cancel()
    onPick(vendor)
  }
  const keys = new Map([
    ['ArrowDown', () => setActive(Math.min(active + 1, vendors.length - 1))],
    ['ArrowUp', () => setActive(Math.max(active - 1, -1))],
    ['Enter', () => pick(vendors[active])],
    ['Escape', () => setIsOpen(false)],
  ])
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    field.onChange(event)
    setIsOpen(true)
    setActive(-1)
  }
  const act = (event: KeyboardEvent) => {
    const action = isOffering ? keys.get(event.key) : undefined
    if (!action) return
    event.preventDefault()
    action()
  }
  const leave = () => {
    field.onBlur()
    setIsOpen(false)
  }

  return (
    <Popover.Root open={isOffering} onOpenChange={setIsOpen}>
      <Popover.Anchor>
        <TextField
          label={labelShown ?? label}
          labelHidden={!labelShown}
          type="search"
          role="combobox"
          aria-expanded={isOffering}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOffering && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          placeholder={label}
          leading={<Search aria-hidden />}
          maxLength={100}
          value={field.value}
          onChange={type}
          onKeyDown={act}
          onBlur={leave}
        />
      </Popover.Anchor>
      <Suggestions id={listId} label={label} vendors={vendors} active={active} onPick={pick} />
    </Popover.Root>
  )
}

type Suggested = Pick<AdminVendor, 'id' | 'name' | 'businessName' | 'phone'>

type SuggestionsProps = {
  id: string
  label: string
  vendors: readonly Suggested[]
  active: number
  onPick: (vendor: Suggested) => void
}

function Suggestions({ id, label, vendors, active, onPick }: SuggestionsProps) {
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
