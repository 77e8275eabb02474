import type { ComponentProps } from 'react'
import { TextField } from '../../ui/form/TextField.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'min' | 'step' | 'inputMode' | 'leading'>

/** An amount in rupees; the phone shows its number keys. */
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
    />
  )
}
