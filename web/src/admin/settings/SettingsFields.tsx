import { imageTypes, type PublicSettings } from '@thela/contract/core/platform'
import type { SettingsInput } from '@thela/contract/core/settings'
import { CircleAlert } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Card } from '../../ui/layout/Card.tsx'

/** The form's values are the schema's input; its result is the schema's output. */
export type SettingsFormState = UseFormReturn<z.input<typeof SettingsInput>, unknown, SettingsInput>

export function SiteFields({ form }: { form: SettingsFormState }) {
  return (
    <Card title="Site" description="Shown in the header, the title and the footer.">
      <div className="grid gap-4">
        <TextField label="Site Name" required {...fieldOf(form, 'siteName')} />
        <TextArea label="Site Description" rows={2} {...fieldOf(form, 'siteDescription')} />
      </div>
    </Card>
  )
}

type Switch = {
  [name in keyof SettingsInput]: SettingsInput[name] extends boolean ? name : never
}[keyof SettingsInput]

/** Every setting that is on or off. */
const switches: Record<Switch, { label: string; hint: string; needsMail?: boolean }> = {
  maintenanceMode: {
    label: 'Maintenance Mode',
    hint: 'Customers and vendors see a maintenance page. Administrators can continue to work.',
  },
  allowRegistrations: {
    label: 'Allow new vendor registrations',
    hint: 'When this is off, the registration page shows that registrations are closed.',
  },
  requireEmailVerification: {
    label: 'Require email verification for vendors',
    hint: 'New vendors must enter an email. A menu stays offline until its vendor opens the link we email. This also applies to menus that are online now.',
    needsMail: true,
  },
}

type AccessFieldsProps = { form: SettingsFormState; mailConfigured: boolean }

export function AccessFields({ form, mailConfigured }: AccessFieldsProps) {
  const names = Object.keys(switches) as Switch[]

  return (
    <Card title="Access">
      <div className="grid gap-1">
        {names.map((name) => {
          const { label, hint, needsMail } = switches[name]
          const lacksMail = needsMail && !mailConfigured
          return (
            <Checkbox
              key={name}
              label={label}
              hint={
                lacksMail
                  ? 'This needs a mail server, and none is configured. See the README for the setup.'
                  : hint
              }
              error={form.formState.errors[name]?.message}
              // Without a mail server it can only be switched off.
              disabled={lacksMail && !form.watch(name)}
              {...form.register(name)}
            />
          )
        })}
      </div>
    </Card>
  )
}

type Limits = Pick<PublicSettings, 'maxFileSize' | 'allowedFileTypes'>
type UploadFieldsProps = {
  form: SettingsFormState
  /** Given until the settings are saved for the first time. */
  inEffect?: Limits
}

export function UploadFields({ form, inEffect }: UploadFieldsProps) {
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
  `Until you save these settings for the first time, images can be ${allowedFileTypes.join(', ')} up to ${maxFileSize} MB.`
