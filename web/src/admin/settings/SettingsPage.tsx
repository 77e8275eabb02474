import { useQuery } from '@tanstack/react-query'
import { AdminPasswordChange } from '@thela/contract/identity/accounts'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { useSession } from '../../api/session/session.ts'
import { PasswordForm } from '../../password/PasswordForm.tsx'
import { adminPasswordAdvice } from '../../password/password-strength.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { adminSettingsQuery } from './api.ts'
import { SettingsForm } from './SettingsForm.tsx'

export function SettingsPage() {
  const query = useQuery(adminSettingsQuery)
  const email = useSession()?.user.email ?? ''

  return (
    <div className="grid max-w-3xl gap-5">
      <PageHeader
        title="System Settings"
        description="Changes apply to the whole platform within a second."
      />
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

/** Cards of the same shape as the form's. */
function SettingsSkeleton() {
  return (
    <div role="status" aria-label="Loading settings" className="grid gap-5">
      {['Site', 'Access', 'Uploads'].map((title) => (
        <Card key={title} title={title}>
          <div className="grid gap-5">
            <Skeleton height="2.25rem" />
            <Skeleton height="3.5rem" />
          </div>
        </Card>
      ))}
    </div>
  )
}
