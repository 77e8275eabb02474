import { adTypeOptions } from '@thela/contract/ads/ad-types'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { fieldOf } from '../../ui/field-of.ts'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { AdFormState } from './ad-form.ts'

export function AdBasics({ form }: { form: AdFormState }) {
  return (
    <>
      <TextField label="Title" required {...fieldOf(form, 'title')} />
      <TextArea label="Description (optional)" rows={2} {...fieldOf(form, 'description')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Ad type"
          required
          placeholder="Select a type"
          options={adTypeOptions}
          {...fieldOf(form, 'adType')}
        />
        <TextField
          label="Link URL"
          required
          type="url"
          placeholder="https://"
          {...fieldOf(form, 'linkUrl')}
        />
      </div>
      <Checkbox label="Active" hint="Shown from its first day to its last." {...form.register('isActive')} />
    </>
  )
}
