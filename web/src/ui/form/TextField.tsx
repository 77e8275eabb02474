import type { ReactNode } from 'react'
import type { UnstyledProps } from '../class-names.ts'
import { classNames } from '../class-names.ts'
import { controlClasses, controlHeight, Field, type FieldText } from './Field.tsx'

type Props = UnstyledProps<'input'> &
  FieldText & {
    /** A symbol inside the box, before the text: an icon or '₹'. */
    leading?: ReactNode
    /** A symbol or unit after the text. */
    trailing?: ReactNode
  }

export function TextField({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  leading,
  trailing,
  ...input
}: Props) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, id }}>
      {(control) => (
        <span className="relative block">
          {leading && <span className={classNames(symbol, 'left-3')}>{leading}</span>}
          <input
            {...input}
            {...control}
            className={classNames(
              controlClasses,
              controlHeight,
              Boolean(leading) && 'pl-9.5!',
              Boolean(trailing) && 'pr-11!',
            )}
          />
          {trailing && <span className={classNames(symbol, 'right-3')}>{trailing}</span>}
        </span>
      )}
    </Field>
  )
}

const symbol =
  'pointer-events-none absolute inset-y-0 flex items-center text-ink-faint text-sm [&_svg]:size-4.5'
