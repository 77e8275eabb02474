import type { ComponentProps } from 'react'
import { TextField } from '../../ui/form/TextField.tsx'

type Props = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'min' | 'step' | 'inputMode' | 'leading' | 'onFocus'
>

/** An amount in rupees; the phone shows its number keys, and what is typed replaces the old amount. */
export function PriceField({ required = true, ...field }: Props) {
  return (
    <TextField
      {...field}
      required={required}
      type="number"
      inputMode="decimal"
      min={0}
      step={0.01}
      leading="₹"
      // A field that has the focus from the start gets its value only after this event.
      onFocus={({ target }) => queueMicrotask(() => target.select())}
    />
  )
}
