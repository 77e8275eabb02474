import { useQuery } from '@tanstack/react-query'
import type { PlatformAnalytics, PlatformInParts } from '@thela/contract/admin/platform-analytics'
import { percentOf } from '@thela/contract/analytics/engagement'
import { formatCount } from '@thela/contract/values/numbers'
import { Eye, MousePointerClick, QrCode, Store, UserCheck } from 'lucide-react'
import { StatCard } from '../../ui/layout/StatCard.tsx'
import { addPercentSign } from '../vendor-figures/Figure.tsx'
import { QueryContent } from '../vendor-figures/QueryContent.tsx'
import { StillCounting } from '../vendor-figures/StillCounting.tsx'
import { DailyActivity, EventBreakdown, RecentActivity } from './activity-panels.tsx'
import { platformQuery } from './api.ts'
import { type AnalyticsPeriod, periodNames } from './search-params.ts'

export function OverviewTab({ period }: { period: AnalyticsPeriod }) {
  const query = useQuery(platformQuery(period))

  return (
    <QueryContent
      query={query}
      noun="the analytics"
      heights={['8.5rem', '24rem', '18rem']}
      parts={(analytics) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <section aria-label="Summary" className={summaryGrid}>
            <VendorCards analytics={analytics} />
          </section>
          <StillCounting />
          {analytics.recentActivity && (
            <RecentActivity events={analytics.recentActivity} now={new Date(query.dataUpdatedAt)} />
          )}
        </div>
      )}
    >
      {(analytics) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Cards analytics={analytics} period={period} />
          <DailyActivity days={analytics.timeSeriesData} period={period} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <RecentActivity events={analytics.recentActivity} now={new Date(query.dataUpdatedAt)} />
            <EventBreakdown breakdown={analytics.eventBreakdown} />
          </div>
        </div>
      )}
    </QueryContent>
  )
}

type CardsProps = { analytics: PlatformAnalytics; period: AnalyticsPeriod }

function Cards({ analytics, period }: CardsProps) {
  const { totalViews, totalQrScans, totalMenuViews } = analytics
  const share = (part: number) => `${addPercentSign(percentOf(part, totalViews))} of total views`

  return (
    <section aria-label="Summary" className={summaryGrid}>
      <VendorCards analytics={analytics} />
      <StatCard
        label="Total Views"
        icon={<Eye />}
        value={formatCount(totalViews)}
        caption={periodNames[period].toLowerCase()}
      />
      <StatCard
        label="QR Scans"
        icon={<QrCode />}
        value={formatCount(totalQrScans)}
        caption={share(totalQrScans)}
      />
      <StatCard
        label="Direct Views"
        icon={<MousePointerClick />}
        value={formatCount(totalMenuViews)}
        caption={share(totalMenuViews)}
      />
    </section>
  )
}

type VendorCardsProps = { analytics: Pick<PlatformInParts, 'totalVendors' | 'activeVendors'> }

function VendorCards({ analytics: { totalVendors, activeVendors } }: VendorCardsProps) {
  return (
    <>
      <StatCard label="Total Vendors" icon={<Store />} value={formatCount(totalVendors)} caption="now" />
      <StatCard
        label="Active Vendors"
        icon={<UserCheck />}
        value={formatCount(activeVendors)}
        caption="now"
      />
    </>
  )
}

const summaryGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 xl:grid-cols-5'
