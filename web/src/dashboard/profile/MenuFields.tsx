import { formatClockTime, halfHours } from '@thela/contract/values/dates'
import { DEFAULT_TAGLINE } from '@thela/contract/values/product'
import { cuisines, priceRanges } from '@thela/contract/vendors/profile'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import type { ProfileFormState } from './profile-form.ts'

const clockTimes = halfHours.map((time) => ({ value: time, label: formatClockTime(time) }))
const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** What the menu says about the stall. */
export function MenuFields({ form }: { form: ProfileFormState }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label="Opening time"
        placeholder="Not set"
        options={clockTimes}
        {...fieldOf(form, 'openingTime')}
      />
      <Select
        label="Closing time"
        placeholder="Not set"
        options={clockTimes}
        {...fieldOf(form, 'closingTime')}
      />
      <Select label="Cuisine" placeholder="Not set" options={same(cuisines)} {...form.register('cuisine')} />
      <Select
        label="Price range"
        placeholder="Not set"
        hint="From $ (cheap) to $$$$ (expensive)."
        options={same(priceRanges)}
        {...form.register('priceRange')}
      />
      <div className="grid gap-4 sm:col-span-2">
        <TextField
          label="Tagline (optional)"
          maxLength={120}
          placeholder={DEFAULT_TAGLINE}
          {...fieldOf(form, 'tagline')}
        />
        <TextArea label="Description (optional)" rows={4} {...fieldOf(form, 'description')} />
        <Checkbox
          label="Show an estimated preparation time"
          hint="For items without a time of their own: 5-10 min, in the digital menu V2 design 15-20 min."
          {...form.register('showEstimatedTime')}
        />
      </div>
    </div>
  )
}
