import { Card } from '../../ui/Card.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { SettingsFormState } from './settings-form.ts'

export function SiteFields({ form }: { form: SettingsFormState }) {
  const { errors } = form.formState

  return (
    <Card title="Site" description="Shown in the header, the title and the footer.">
      <div className="grid gap-4">
        <TextField
          label="Site Name"
          required
          error={errors.siteName?.message}
          {...form.register('siteName')}
        />
        <TextArea
          label="Site Description"
          rows={2}
          error={errors.siteDescription?.message}
          {...form.register('siteDescription')}
        />
      </div>
    </Card>
  )
}
