import { roundings } from '@thela/contract/menus/change-price'
import { ChangeOfItems } from '@thela/contract/menus/item-changes'
import { useState } from 'react'
import { Segments } from '../../ui/form/Segments.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { parseNumber } from './item-values.ts'

type Props = {
  /** Undefined until it can be done. */
  onChange: (change: ChangeOfItems | undefined) => void
  /** Whether it was tried, so that what is missing is said. */
  isTried: boolean
}

type Typed = { way: string; by: string; amount: string; roundTo: string }

/** By how much prices rise or fall, and to what they are rounded. */
export function PriceChangeFields({ onChange, isTried }: Props) {
  const [typed, setTyped] = useState<Typed>({ way: 'raise', by: 'percent', amount: '', roundTo: '1' })
  const read = readPriceChange(typed)
  const type = (change: Partial<Typed>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    onChange(readPriceChange(next).data)
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2.5">
        <Segments
          label="Raise or lower"
          segments={ways}
          value={typed.way}
          onChange={(way) => type({ way })}
        />
        <Segments label="Unit" segments={units} value={typed.by} onChange={(by) => type({ by })} />
      </div>
      <TextField
        label="By how much"
        required
        autoFocus
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        leading={typed.by === 'rupees' ? '₹' : undefined}
        trailing={typed.by === 'percent' ? '%' : undefined}
        value={typed.amount}
        error={isTried ? read.error?.issues[0]?.message : undefined}
        onChange={({ target }) => type({ amount: target.value })}
      />
      <div className="grid gap-1.5">
        <span className="font-medium text-sm">Round to</span>
        <Segments
          label="Round to"
          segments={steps}
          value={typed.roundTo}
          onChange={(roundTo) => type({ roundTo })}
        />
      </div>
    </div>
  )
}

const ways = [
  { value: 'raise', label: 'Raise' },
  { value: 'lower', label: 'Lower' },
]
const units = [
  { value: 'percent', label: 'Percent' },
  { value: 'rupees', label: 'Rupees' },
]
const steps = roundings.map((step) => ({ value: String(step), label: `₹${step}` }))

/** The sign comes from the choice, so that a minus that is typed too means the same. */
function readPriceChange({ way, by, amount, roundTo }: Typed) {
  const size = Math.abs(parseNumber(amount) ?? 0)
  return ChangeOfItems.safeParse({
    kind: 'price',
    by,
    amount: way === 'raise' ? size : -size,
    roundTo: Number(roundTo),
  })
}
