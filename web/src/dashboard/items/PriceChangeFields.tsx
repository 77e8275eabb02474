import { roundings } from '@thela/contract/menus/change-price'
import { ChangeOfItems } from '@thela/contract/menus/item-changes'
import * as words from '@thela/words/dashboard/items-several'
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
          label={words.raiseOrLower}
          segments={ways}
          value={typed.way}
          onChange={(way) => type({ way })}
        />
        <Segments label={words.unit} segments={units} value={typed.by} onChange={(by) => type({ by })} />
      </div>
      <TextField
        label={words.byHowMuch}
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
        <span className="font-medium text-sm">{words.roundTo}</span>
        <Segments
          label={words.roundTo}
          segments={steps}
          value={typed.roundTo}
          onChange={(roundTo) => type({ roundTo })}
        />
      </div>
    </div>
  )
}

const ways = [
  { value: 'raise', label: words.raise },
  { value: 'lower', label: words.lower },
]
const units = [
  { value: 'percent', label: words.percent },
  { value: 'rupees', label: words.rupees },
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
