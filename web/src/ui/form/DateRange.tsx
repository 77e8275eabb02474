import * as words from '@thela/words/ui/form'
import { TextField } from './TextField.tsx'

/** Calendar dates as YYYY-MM-DD; an empty text where none is chosen. */
export type Dates = { from: string; to: string }

type Props = {
  label: string
  value: Dates
  onChange: (dates: Dates) => void
  max?: string
  error?: string
  /** What is wrong with the later end. */
  toError?: string
}

/** Each date limits the other, so that the range is always in order. */
export function DateRange({ label, value: { from, to }, onChange, max, error, toError }: Props) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={words.startDate}
          type="date"
          value={from}
          max={to || max}
          error={error}
          onChange={(event) => onChange({ from: event.target.value, to })}
        />
        <TextField
          label={words.endDate}
          type="date"
          value={to}
          min={from || undefined}
          max={max}
          error={toError}
          onChange={(event) => onChange({ from, to: event.target.value })}
        />
      </div>
    </fieldset>
  )
}
