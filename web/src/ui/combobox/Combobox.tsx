import * as words from '@thela/words/ui/combobox'
import { Check, ChevronDown, X } from 'lucide-react'
import * as Popover from 'radix-ui/popover'
import { type Ref, useId } from 'react'
import { classNames } from '../class-names.ts'
import { controlClasses, controlHeight, Field, type FieldText } from '../form/Field.tsx'
import type { Option } from '../form/Select.tsx'
import { OptionsPopover } from './OptionsPopover.tsx'
import { useCombobox } from './use-combobox.ts'

type Props = FieldText & {
  label: string
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  /** Finds the options for what is typed. */
  onSearch: (text: string) => void
  placeholder?: string
  emptyText: string
  disabled?: boolean
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A select with search for long lists. In a form it goes into a Controller. */
export function Combobox({ label, hint, error, required, labelHidden, ...rest }: Props) {
  const { options, value, onChange, onSearch, placeholder, emptyText, ...input } = rest
  const listId = useId()
  const box = useCombobox({ options, value, onChange, onSearch })
  const leave = () => {
    box.close()
    input.onBlur?.()
  }

  return (
    <Field {...{ label, hint, error, required, labelHidden }}>
      {(control) => (
        <Popover.Root open={box.isOpen} onOpenChange={(open) => !open && box.close()}>
          <Popover.Anchor className="relative block">
            <input
              {...input}
              {...control}
              role="combobox"
              aria-expanded={box.isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={
                box.isOpen && options[box.active] ? `${listId}-${box.active}` : undefined
              }
              autoComplete="off"
              placeholder={box.chosen || placeholder}
              value={box.text}
              onClick={box.open}
              onChange={(event) => box.type(event.target.value)}
              onKeyDown={box.onKeyDown}
              onBlur={leave}
              className={classNames(controlClasses, controlHeight, 'truncate pr-18!')}
            />
            {value && !required && !input.disabled && (
              <ClearButton label={label} onClick={() => onChange('')} />
            )}
            <ChevronDown
              aria-hidden
              size={18}
              className="pointer-events-none absolute inset-y-0 right-2.5 my-auto text-ink-faint"
            />
          </Popover.Anchor>
          <ComboboxOptions {...{ label, options, value, emptyText, box }} id={listId} />
        </Popover.Root>
      )}
    </Field>
  )
}

function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={words.clear(label)}
      onClick={onClick}
      className="absolute inset-y-0 right-8 grid w-9 place-items-center rounded-md text-ink-faint hover:text-ink focus-visible:outline-offset-[-3px]"
    >
      <X aria-hidden size={16} />
    </button>
  )
}

type ComboboxOptionsProps = {
  id: string
  label: string
  options: readonly Option[]
  value: string
  emptyText: string
  box: ReturnType<typeof useCombobox>
}

function ComboboxOptions({ id, label, options, value, emptyText, box }: ComboboxOptionsProps) {
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
