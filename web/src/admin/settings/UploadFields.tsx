import { imageTypes, type PublicSettings } from '@thela/contract/core/platform'
import { CircleAlert } from 'lucide-react'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { SettingsFormState } from './settings-form.ts'

type Limits = Pick<PublicSettings, 'maxFileSize' | 'allowedFileTypes'>
type Props = {
  form: SettingsFormState
  /** Given until the settings are saved for the first time. */
  inEffect?: Limits
}

export function UploadFields({ form, inEffect }: Props) {
  const { errors } = form.formState

  return (
    <Card title="Uploads" description={inEffect && notSavedYet(inEffect)}>
      <div className="grid gap-4">
        <div className="sm:max-w-56">
          <TextField
            label="Maximum File Size (MB)"
            required
            type="number"
            inputMode="decimal"
            min={1}
            max={50}
            step={0.1}
            error={errors.maxFileSize?.message}
            {...form.register('maxFileSize', { valueAsNumber: true })}
          />
        </div>
        <fieldset aria-describedby={errors.allowedFileTypes ? 'file-types-error' : undefined}>
          <legend className="font-medium text-ink text-sm">Allowed File Types</legend>
          <div className="flex flex-wrap gap-x-6">
            {imageTypes.map((type) => (
              <Checkbox key={type} label={type} value={type} {...form.register('allowedFileTypes')} />
            ))}
          </div>
          {errors.allowedFileTypes?.message && (
            <p id="file-types-error" className="flex items-start gap-1.5 font-medium text-bad-ink text-sm">
              <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
              {errors.allowedFileTypes.message}
            </p>
          )}
        </fieldset>
      </div>
    </Card>
  )
}

const notSavedYet = ({ maxFileSize, allowedFileTypes }: Limits) =>
  `Until you save for the first time, pictures may be ${allowedFileTypes.join(', ')} up to ${maxFileSize} MB.`
