import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SummaryInParts, VendorTotals } from '@thela/contract/admin/vendors'
import { formatCount } from '@thela/contract/values/numbers'
import {
  ChartColumn,
  DatabaseBackup,
  Eye,
  Globe,
  Megaphone,
  MousePointerClick,
  QrCode,
  Settings,
  Store,
  UserCheck,
} from 'lucide-react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { useSession } from '../../api/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { StatCard } from '../../ui/layout/StatCard.tsx'
import { totalsQuery } from '../vendor-figures/api.ts'
import { isInParts } from '../vendor-figures/counting.ts'
import { BackupCard } from './BackupCard.tsx'
import { ContactMessages } from './ContactMessages.tsx'
import { DatabaseToolCard } from './DatabaseToolCard.tsx'

export function DashboardPage() {
  const figures = useQuery({ ...totalsQuery(['admin', 'dashboard'], { period: '30d' }), staleTime: 0 })

  return (
    <div className="grid gap-5 lg:gap-6">
      <PageHeader
        title={`Welcome back, ${useSession()?.user.name}!`}
        description="An overview of the platform. Views and scans are for the last 30 days."
        actions={
          <Button variant="secondary" asChild>
            <Link to="/">
              <Globe aria-hidden />
              View Site
            </Link>
          </Button>
        }
      />
      <Figures query={figures} />
      <QuickActions />
      {/* A quick action scrolls here: the cards of the backups and of the database tool. */}
      <section id="backup" aria-label="Database" className="grid scroll-mt-20 gap-5 lg:grid-cols-2 lg:gap-6">
        <BackupCard />
        <DatabaseToolCard />
      </section>
      <ContactMessages />
    </div>
  )
}

const cards = [
  { of: 'totalVendors', label: 'Total Vendors', Icon: Store },
  { of: 'activeVendors', label: 'Active Vendors', Icon: UserCheck },
  { of: 'totalViews', label: 'Total Views', Icon: Eye, hasShare: true },
  { of: 'qrScans', label: 'QR Scans', Icon: QrCode, hasShare: true },
  { of: 'menuViews', label: 'Direct Views', Icon: MousePointerClick, hasShare: true },
] as const

function Figures({ query }: { query: UseQueryResult<VendorTotals | SummaryInParts> }) {
  const figures = query.data
  if (query.isLoadingError) {
    return (
      <Card>
        <QueryFailure query={query} message="We could not load the figures." />
      </Card>
    )
  }
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-5">
        {cards.map(({ label, Icon, ...card }) => (
          <StatCard
            key={label}
            label={label}
            {...describe(card, figures)}
            icon={<Icon />}
            loading={!figures}
          />
        ))}
      </div>
      {isInParts(figures) && (
        <p role="status" className="text-ink-soft text-sm">
          The visits of the past days are being counted, which can take some minutes. The figures appear here
          by themselves.
        </p>
      )}
    </div>
  )
}

type CardFigure = { of: (typeof cards)[number]['of']; hasShare?: true }

function describe({ of, hasShare }: CardFigure, figures: Partial<VendorTotals> = {}) {
  const { [of]: figure, totalViews } = figures
  if (figure === undefined) return { value: '–', caption: 'being counted' }
  return {
    value: formatCount(figure),
    caption: hasShare ? shareOfViews(figure, totalViews) : 'as of now',
  }
}

/** '62.5% of total views'; nothing of nothing is 0% (DEC-158). */
export function shareOfViews(part = 0, all = 0) {
  const percent = all === 0 ? 0 : (part / all) * 100
  return `${Number(percent.toFixed(1))}% of total views`
}

const links = [
  { to: '/admin/vendors', label: 'Manage Vendors', Icon: Store },
  { to: '/admin/ads', label: 'Manage Ads', Icon: Megaphone },
  { to: '/admin/analytics', label: 'View Analytics', Icon: ChartColumn },
  { to: '/admin/settings', label: 'System Settings', Icon: Settings },
] as const

function QuickActions() {
  return (
    <Card title="Quick Actions">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className={tile}>
              <span aria-hidden className={face}>
                <Icon />
              </span>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={`${tile} w-full`} onClick={scrollToBackup}>
            <span aria-hidden className={face}>
              <DatabaseBackup />
            </span>
            Database Backup
          </button>
        </li>
      </ul>
    </Card>
  )
}

function scrollToBackup() {
  document.getElementById('backup')?.scrollIntoView({ block: 'start' })
}

const face = 'grid size-10 place-items-center rounded-md bg-brand-soft text-brand-ink [&_svg]:size-5'
const tile =
  'flex h-full flex-col items-center gap-2 rounded-md border border-line px-2 py-4 text-center font-semibold text-ink text-sm transition-colors hover:border-line-strong hover:bg-hover'
