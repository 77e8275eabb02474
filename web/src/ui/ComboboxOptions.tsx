import { Check } from 'lucide-react'
import { OptionsPopover } from './OptionsPopover.tsx'
import type { Option } from './Select.tsx'
import type { useCombobox } from './use-combobox.ts'

type Props = {
  id: string
  label: string
  options: readonly Option[]
  value: string
  emptyText: string
  box: ReturnType<typeof useCombobox>
}

export function ComboboxOptions({ id, label, options, value, emptyText, box }: Props) {
  return (
    <OptionsPopover className="overflow-hidden">
      {options.length === 0 && <p className="px-4 py-3 text-ink-faint">{emptyText}</p>}
      <div
        id={id}
        role="listbox"
        aria-label={label}
        className="max-h-72 overflow-y-auto overscroll-contain p-1.5 empty:hidden"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the input holds the focus and the keys.
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === value}
            data-active={index === box.active || undefined}
            ref={index === box.active ? scrollToShow : undefined}
            onMouseMove={() => box.setActive(index)}
            onClick={() => box.pick(option)}
            className="flex min-h-control-sm cursor-pointer items-center gap-2 rounded-sm px-2.5 py-1 data-active:bg-hover aria-selected:font-semibold"
          >
            <span className="min-w-0 flex-1">{option.label}</span>
            {option.value === value && <Check aria-hidden size={16} className="text-brand-ink" />}
          </div>
        ))}
      </div>
    </OptionsPopover>
  )
}

function scrollToShow(node: HTMLElement | null) {
  node?.scrollIntoView({ block: 'nearest' })
}
