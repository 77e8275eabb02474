import { cuisines, priceRanges } from '@thela/contract/vendors/profile'
import * as words from '@thela/words/dashboard/profile-form'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { HoursFields } from './HoursFields.tsx'
import type { ProfileFormState } from './profile-form.ts'

const cuisineOptions = cuisines.map((cuisine) => ({ value: cuisine, label: words.cuisines[cuisine] }))
const priceRangeOptions = priceRanges.map((range) => ({ value: range, label: range }))

/** What the menu says about the stall. */
export function MenuFields({ form }: { form: ProfileFormState }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <HoursFields form={form} />
      <Select
        label={words.cuisine}
        placeholder={words.notSet}
        options={cuisineOptions}
        {...form.register('cuisine')}
      />
      <Select
        label={words.priceRange}
        placeholder={words.notSet}
        hint={words.priceRangeHint}
        options={priceRangeOptions}
        {...form.register('priceRange')}
      />
      <div className="grid gap-4 sm:col-span-2">
        <TextField
          label={words.tagline}
          maxLength={120}
          placeholder={words.taglineExample}
          {...fieldOf(form, 'tagline')}
        />
        <TextArea label={words.description} rows={4} {...fieldOf(form, 'description')} />
        <TextField
          label={words.fssaiNumber}
          inputMode="numeric"
          autoComplete="off"
          hint={words.fssaiNumberHint}
          {...fieldOf(form, 'fssaiNumber')}
        />
        <Checkbox label={words.showTime} hint={words.showTimeHint} {...form.register('showEstimatedTime')} />
      </div>
    </div>
  )
}
