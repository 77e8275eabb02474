import { adTypes } from '@thela/contract/ad-input'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { AdFormState } from './ad-form.ts'
import { adTypeLabels } from './ad-words.ts'

export function AdBasics({ form }: { form: AdFormState }) {
  const { errors } = form.formState

  return (
    <>
      <TextField label="Title" required error={errors.title?.message} {...form.register('title')} />
      <TextArea
        label="Description (optional)"
        rows={2}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Ad type"
          required
          placeholder="Select a type"
          options={adTypes.map((type) => ({ value: type, label: adTypeLabels[type] }))}
          error={errors.adType?.message}
          {...form.register('adType')}
        />
        <TextField
          label="Link URL"
          required
          type="url"
          placeholder="https://"
          error={errors.linkUrl?.message}
          {...form.register('linkUrl')}
        />
      </div>
      <Checkbox label="Active" hint="Shown from its first day to its last." {...form.register('isActive')} />
    </>
  )
}
