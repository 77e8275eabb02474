import { TextField } from '../../ui/TextField.tsx'
import type { AdFormState } from './ad-form.ts'

const fields = [
  { name: 'latitude', label: 'Latitude', unit: '°' },
  { name: 'longitude', label: 'Longitude', unit: '°' },
  { name: 'radius', label: 'Radius', unit: 'km' },
] as const

export function AdCircle({ form }: { form: AdFormState }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {fields.map(({ name, label, unit }) => (
        <TextField
          key={name}
          label={label}
          required
          type="number"
          inputMode="decimal"
          step="any"
          trailing={unit}
          error={form.formState.errors[name]?.message}
          {...form.register(name)}
        />
      ))}
    </div>
  )
}
