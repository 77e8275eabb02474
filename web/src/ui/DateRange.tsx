import { TextField } from './TextField.tsx'

/** Calendar dates as YYYY-MM-DD; an empty text is an open end. */
export type Dates = { from: string; to: string }

type Props = {
  label: string
  value: Dates
  onChange: (dates: Dates) => void
  min?: string
  max?: string
  error?: string
  /** What is wrong with the later end. */
  toError?: string
  /** The words over the two ends. */
  labels?: Dates
}

/** The two ends keep each other in order: neither picker offers a date beyond the other. */
export function DateRange({ label, value, onChange, min, max, ...words }: Props) {
  const { from, to } = value
  const { error, toError, labels = { from: 'From', to: 'To' } } = words

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={labels.from}
          type="date"
          value={from}
          min={min}
          max={to || max}
          error={error}
          onChange={(event) => onChange({ from: event.target.value, to })}
        />
        <TextField
          label={labels.to}
          type="date"
          value={to}
          min={from || min}
          max={max}
          error={toError}
          onChange={(event) => onChange({ from, to: event.target.value })}
        />
      </div>
    </fieldset>
  )
}
