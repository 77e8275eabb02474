import { fieldOf } from '../../ui/field-of.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { AdFormState } from './ad-form.ts'

export function AdSchedule({ form }: { form: AdFormState }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField label="Start date" required type="date" {...fieldOf(form, 'startDate')} />
      <TextField
        label="End date"
        required
        type="date"
        min={form.watch('startDate')}
        {...fieldOf(form, 'endDate')}
      />
      <TextField
        label="Budget (optional)"
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        leading="₹"
        {...fieldOf(form, 'budget')}
      />
    </div>
  )
}
