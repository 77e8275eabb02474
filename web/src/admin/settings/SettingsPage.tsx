import { useQuery } from '@tanstack/react-query'
import { AdminPasswordChange } from '@thela/contract/identity/accounts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { useSession } from '../../api/session.ts'
import { PasswordForm } from '../../password/PasswordForm.tsx'
import { adminPasswordAdvice } from '../../password/password-strength.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { adminSettingsQuery } from './api.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'

export function SettingsPage() {
  const query = useQuery(adminSettingsQuery)
  const email = useSession()?.user.email ?? ''

  return (
    <div className="grid max-w-3xl gap-5">
      <PageHeader title="System Settings" description="They count for the whole platform within a second." />
      {query.isPending && <SettingsSkeleton />}
      {query.isLoadingError && (
        <Card>
          <QueryFailure query={query} message="We could not load the settings." />
        </Card>
      )}
      {query.data && <SettingsForm current={query.data} />}
      <PasswordForm username={email} schema={AdminPasswordChange} advise={adminPasswordAdvice} />
    </div>
  )
}
