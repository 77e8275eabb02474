import { useQuery } from '@tanstack/react-query'
import { PasswordChange } from '@thela/contract/identity/accounts'
import { VendorProfile } from '@thela/contract/vendors/profile'
import { RotateCw, UserRoundX } from 'lucide-react'
import { useSession } from '../../api/session.ts'
import { PasswordForm } from '../../password/PasswordForm.tsx'
import { passwordAdvice } from '../../password/password-strength.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { MenuLinkPanel } from '../menu-link/MenuLinkPanel.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { BusinessForm } from './BusinessForm.tsx'
import { ExportPanel } from './ExportPanel.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { vendorProfileQuery } from './profile-query.ts'
import { QuickActions } from './QuickActions.tsx'
import { StoragePanel } from './StoragePanel.tsx'

export function ProfilePage() {
  const { isFetching } = useQuery(vendorProfileQuery)
  const stored = VendorProfile.safeParse(useSession()?.user)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader title="Profile" description="What customers read about you, and your account." />
      {stored.data && <ProfileContent vendor={stored.data} />}
      {!stored.data && isFetching && <ProfileSkeleton />}
      {!stored.data && !isFetching && <NoUser />}
    </div>
  )
}

function ProfileContent({ vendor }: { vendor: VendorProfile }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <BusinessForm vendor={vendor} />
        <PasswordForm username={vendor.phone} schema={PasswordChange} advise={passwordAdvice} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 xl:grid-cols-1">
        <MenuLinkPanel copyLabel="Copy URL" />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <AccountPanel vendor={vendor} />
          <QuickActions vendor={vendor} />
          <StoragePanel />
          <ExportPanel vendor={vendor} />
        </div>
      </div>
    </div>
  )
}

function NoUser() {
  return (
    <Card>
      <EmptyState
        icon={<UserRoundX />}
        title="User data not available"
        text="We could not reach the server to read your profile."
        action={
          <Button icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
            Reload Page
          </Button>
        }
      />
    </Card>
  )
}
