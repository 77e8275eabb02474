import { Card } from '../../ui/Card.tsx'
import { fieldOf } from '../../ui/field-of.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { SettingsFormState } from './settings-form.ts'

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
