import { timingLimits } from '@thela/contract/ads/configuration'
import { TextField } from '../../ui/TextField.tsx'
import { type ConfigFormState, timings } from './config-form.ts'

export function TimingFields({ form, disabled }: { form: ConfigFormState; disabled: boolean }) {
  const errors = form.formState.errors.timings

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {timings.map(({ name, label }) => {
        const { min, max, standard, unit } = timingLimits[name]
        return (
          <TextField
            key={name}
            label={`${label} (${unit})`}
            type="number"
            min={min}
            max={max}
            hint={`${min} to ${max}, by default ${standard}.`}
            // Not disabled: react-hook-form forgets the value of a field that is.
            readOnly={disabled}
            error={errors?.[name]?.message}
            {...form.register(`timings.${name}`, { valueAsNumber: true })}
          />
        )
      })}
    </div>
  )
}
