import { levelLabels, placeNames, placesOfLevel, type TargetLevel } from '@thela/contract/ads/ad-targets'
import { adTypeTraits } from '@thela/contract/ads/ad-types'
import { targetLevels } from '@thela/contract/values/choices'
import type { Control } from 'react-hook-form'
import { LocationFields } from '../../locations/LocationFields.tsx'
import { Select } from '../../ui/Select.tsx'
import { AdCircle } from './AdCircle.tsx'
import type { AdFormState, AdValues } from './ad-form.ts'

/** Where the ad is shown: around a point, or at a place of the chosen level. */
export function AdTarget({ form }: { form: AdFormState }) {
  const [adType, targetLevel] = form.watch(['adType', 'targetLevel'])
  const target = adType && adTypeTraits[adType].target
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

/** The picker knows the four texts, and nothing of what the form makes of them. */
const placeOf = (form: AdFormState) => form.control as unknown as Control<AdValues>
