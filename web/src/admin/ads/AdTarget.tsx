import { useQuery } from '@tanstack/react-query'
import { levelLabels, placeNames, placesOfLevel, type TargetLevel } from '@thela/contract/ads/ad-targets'
import { targetLevels } from '@thela/contract/values/choices'
import type { Control } from 'react-hook-form'
import { LocationFields } from '../../locations/LocationFields.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { pluralize } from '../tables/pluralize.ts'
import { type AdFormState, type AdValues, targetOf } from './ad-form.ts'
import { adReachQuery } from './api.ts'

/** Where the ad is shown: around a point, or in a place of the chosen level. */
export function AdTarget({ form }: { form: AdFormState }) {
  const [adType, targetLevel] = form.watch(['adType', 'targetLevel'])
  const target = targetOf({ adType })
  if (target === 'circle') return <AdCircle form={form} />

  const isRequired = target === 'required-place'
  const changeLevel = (level: TargetLevel | '') => {
    const kept = level ? placesOfLevel(level) : []
    for (const name of placeNames.filter((name) => !kept.includes(name))) form.setValue(name, '')
    form.clearErrors([...placeNames])
  }

  return (
    <>
      <Select
        label={isRequired ? 'Target level' : 'Target level (optional)'}
        required={isRequired}
        placeholder={isRequired ? 'Select a level' : 'Everywhere'}
        options={targetLevels.map((level) => ({ value: level, label: levelLabels[level] }))}
        error={form.formState.errors.targetLevel?.message}
        {...form.register('targetLevel', {
          onChange: (event) => changeLevel(event.target.value as TargetLevel | ''),
        })}
      />
      {targetLevel && <LocationFields control={placeOf(form)} targetLevel={targetLevel} />}
    </>
  )
}

/** The picker only needs the four place fields of the form. */
const placeOf = (form: AdFormState) => form.control as unknown as Control<AdValues>

const circleFields = [
  { name: 'latitude', label: 'Latitude', unit: '°' },
  { name: 'longitude', label: 'Longitude', unit: '°' },
  { name: 'radius', label: 'Radius', unit: 'km' },
] as const

function AdCircle({ form }: { form: AdFormState }) {
  const [latitude, longitude, radius] = form.watch(['latitude', 'longitude', 'radius'])

  return (
    <div>
      <div className="grid gap-4 sm:grid-cols-3">
        {circleFields.map(({ name, label, unit }) => (
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
      {latitude && longitude && radius && <Reach circle={{ latitude, longitude, radius }} />}
    </div>
  )
}

/** Who will see an ad around this point; nothing while the circle is not whole. */
function Reach({ circle }: { circle: Record<'latitude' | 'longitude' | 'radius', string> }) {
  const { data } = useQuery(adReachQuery(circle))
  if (!data) return null

  return (
    <p role="status" className="mt-2 text-ink-soft text-sm">
      {data.positioned === 0
        ? 'No menu has a position yet, so nobody sees this ad on a menu. Vendors set theirs in their profile.'
        : `${pluralize(data.menus, 'menu')} within ${circle.radius} km`}
    </p>
  )
}
