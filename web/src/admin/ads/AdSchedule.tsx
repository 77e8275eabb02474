import { TextField } from '../../ui/TextField.tsx'
import type { AdFormState } from './ad-form.ts'

export function AdSchedule({ form }: { form: AdFormState }) {
  const { errors } = form.formState

  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField
        label="Start date"
        required
        type="date"
        error={errors.startDate?.message}
        {...form.register('startDate')}
      />
      <TextField
        label="End date"
        required
        type="date"
        min={form.watch('startDate')}
        error={errors.endDate?.message}
        {...form.register('endDate')}
      />
      <TextField
        label="Budget (optional)"
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        leading="₹"
        error={errors.budget?.message}
        {...form.register('budget')}
      />
    </div>
  )
}
