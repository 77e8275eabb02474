import { ChevronDown } from 'lucide-react'
import type { UnstyledProps } from '../class-names.ts'
import { classNames } from '../class-names.ts'
import { controlClasses, controlHeight, Field, type FieldText } from './Field.tsx'

export type Option = { value: string; label: string }

type Props = Omit<UnstyledProps<'select'>, 'children' | 'multiple'> &
  FieldText & {
    options: readonly Option[]
    /** The first, empty choice. */
    placeholder?: string
  }

/** The phone's own picker: quick on cheap phones and known to everyone. */
export function Select({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  options,
  placeholder,
  ...select
}: Props) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, id }}>
      {(control) => (
        <span className="relative block">
          <select
            {...select}
            {...control}
            className={classNames(controlClasses, controlHeight, 'appearance-none truncate pr-9!')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={18}
            className="pointer-events-none absolute inset-y-0 right-2.5 my-auto text-ink-faint"
          />
        </span>
      )}
    </Field>
  )
}
