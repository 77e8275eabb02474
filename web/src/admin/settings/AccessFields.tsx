import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import type { SettingsFormState } from './settings-form.ts'

type Props = { form: SettingsFormState; mailConfigured: boolean }

export function AccessFields({ form, mailConfigured }: Props) {
  // Without a mail server it can only be switched off.
  const isVerifying = form.watch('requireEmailVerification')

  return (
    <Card title="Access">
      <div className="grid gap-1">
        <Checkbox
          label="Maintenance Mode"
          hint="Customers and vendors see a maintenance page; administrators go on working."
          {...form.register('maintenanceMode')}
        />
        <Checkbox
          label="Allow new vendor registrations"
          hint="While off, the register page says that registrations are closed."
          {...form.register('allowRegistrations')}
        />
        <Checkbox
          label="Require email verification for vendors"
          hint={
            mailConfigured
              ? 'New vendors must give an email. Menus are offline until their vendor opens the link we mail, also menus that are online now.'
              : 'Needs a mail server, and none is configured. The README says how.'
          }
          error={form.formState.errors.requireEmailVerification?.message}
          disabled={!mailConfigured && !isVerifying}
          {...form.register('requireEmailVerification')}
        />
      </div>
    </Card>
  )
}
