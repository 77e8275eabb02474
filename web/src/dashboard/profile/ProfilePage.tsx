import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PasswordChange } from '@thela/contract/identity/accounts'
import { formatDate } from '@thela/contract/values/dates'
import { menuPath } from '@thela/contract/values/slug'
import { VendorProfile } from '@thela/contract/vendors/profile'
import * as words from '@thela/words/dashboard/profile'
import * as formWords from '@thela/words/dashboard/profile-form'
import { Download, ExternalLink, QrCode, RotateCw, UserRoundX } from 'lucide-react'
import { useSession } from '../../api/session/session.ts'
import { PasswordForm } from '../../password/PasswordForm.tsx'
import { passwordAdvice } from '../../password/password-strength.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { MenuLinkPanel } from '../menu-link/MenuLinkPanel.tsx'
import { useExport, vendorProfileQuery } from './api.ts'
import { BusinessForm } from './BusinessForm.tsx'
import { PositionPanel } from './PositionPanel.tsx'
import { StoragePanel } from './StoragePanel.tsx'

export function ProfilePage() {
  const { isFetching } = useQuery(vendorProfileQuery)
  const stored = VendorProfile.safeParse(useSession()?.user)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader title={words.title} description={words.description} />
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
        <MenuLinkPanel copyLabel={words.copyUrl} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <AccountPanel vendor={vendor} />
          <QuickActions vendor={vendor} />
          <PositionPanel vendor={vendor} />
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
        title={words.noUser}
        text={words.noUserHint}
        action={
          <Button icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
            {words.reload}
          </Button>
        }
      />
    </Card>
  )
}

function AccountPanel({ vendor }: { vendor: VendorProfile }) {
  return (
    <Card title={words.account}>
      <dl className="grid gap-3">
        <Fact term={words.vendorId}>
          <span className="font-mono">{vendor.id}</span>
        </Fact>
        <Fact term={words.vendorName}>{vendor.vendorName}</Fact>
        <Fact term={words.accountType}>{words.vendor}</Fact>
        <Fact term={words.memberSince}>{formatDate(vendor.createdAt)}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <dt className="shrink-0 text-ink-soft">{term}</dt>
      <dd className="wrap-anywhere min-w-0 text-right font-medium text-ink">{children}</dd>
    </div>
  )
}

function QuickActions({ vendor }: { vendor: VendorProfile }) {
  return (
    <Card title={words.quickActions}>
      <div className="grid gap-2.5">
        <Button variant="secondary" wide asChild>
          <a href={menuPath(vendor)} target="_blank" rel="noopener">
            <ExternalLink aria-hidden />
            {words.viewMyMenu}
          </a>
        </Button>
        <Button variant="secondary" wide asChild>
          <Link to="/dashboard/qr-code">
            <QrCode aria-hidden />
            {words.viewQrCode}
          </Link>
        </Button>
      </div>
    </Card>
  )
}

function ExportPanel({ vendor }: { vendor: VendorProfile }) {
  const exportData = useExport(vendor.slug)

  return (
    <Card title={words.yourData} description={words.yourDataHint}>
      <Button
        variant="secondary"
        wide
        icon={<Download aria-hidden />}
        busy={exportData.isPending}
        busyLabel={words.preparing}
        onClick={() => exportData.mutate()}
      >
        {words.downloadData}
      </Button>
    </Card>
  )
}

const fields = ['name', 'business', 'phone', 'email', 'address', 'hours', 'cuisine', 'price']

/** The shape of the form while the profile is on its way. */
function ProfileSkeleton() {
  return (
    <div role="status" aria-label={words.loading}>
      <Card title={formWords.business}>
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.map((field) => (
            <div key={field} className="grid gap-2">
              <Skeleton width="6rem" height="0.875rem" />
              <Skeleton height="2.5rem" />
            </div>
          ))}
        </div>
      </Card>
    </div>
  )
}
