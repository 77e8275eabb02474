import { useQuery } from '@tanstack/react-query'
import type { OneVendorAnalytics } from '@thela/contract/admin/platform-analytics'
import type { AdminVendor } from '@thela/contract/admin/vendors'
import { percentOf } from '@thela/contract/analytics/engagement'
import type { CategoryViews as Category } from '@thela/contract/analytics/vendor-analytics'
import { formatDate, formatRelativeTime } from '@thela/contract/values/dates'
import { formatCount } from '@thela/contract/values/numbers'
import { timeZoneLabel } from '@thela/contract/values/time-zone'
import { ArrowLeft, Eye, Gauge, Hand, MousePointerClick, QrCode } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { StatCard } from '../../ui/layout/StatCard.tsx'
import { HourlyPattern, TopItems } from '../vendor-figures/Charts.tsx'
import { addPercentSign, Figure, NoFigures } from '../vendor-figures/Figure.tsx'
import { QueryContent } from '../vendor-figures/QueryContent.tsx'
import { StatusBadge } from '../vendor-figures/StatusBadge.tsx'
import { DailyActivity, EventBreakdown, RecentActivity } from './activity-panels.tsx'
import { oneVendorQuery } from './api.ts'
import { type AnalyticsPeriod, periodNames } from './search-params.ts'

type Props = { id: string; period: AnalyticsPeriod; onLeave: () => void }

const emptyText = 'No event data available'

export function OneVendor({ id, period, onLeave }: Props) {
  const query = useQuery(oneVendorQuery(id, period))
  const inPeriod = periodNames[period].toLowerCase()

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <Button variant="ghost" size="sm" icon={<ArrowLeft aria-hidden />} onClick={onLeave}>
          All vendors
        </Button>
      </div>
      <QueryContent query={query} noun="this vendor's analytics" heights={['6rem', '8.5rem', '24rem']}>
        {(answer) => (
          <>
            <VendorIdentity vendor={answer.vendor} />
            <OneVendorCards answer={answer} inPeriod={inPeriod} />
            <DailyActivity days={answer.timeSeriesData} period={period} />
            <div className="grid items-start gap-5 xl:grid-cols-2">
              <HourlyPattern
                hours={answer.hourlyData}
                description={`24 hours, ${inPeriod} (${timeZoneLabel()}).`}
                emptyText={emptyText}
              />
              <TopItems
                items={answer.topItems}
                description={`Most clicked, ${inPeriod}.`}
                emptyText={emptyText}
              />
            </div>
            <div className="grid items-start gap-5 lg:grid-cols-2 xl:grid-cols-3">
              <CategoryViews categories={answer.categories} inPeriod={inPeriod} />
              <EventBreakdown breakdown={answer.eventBreakdown} />
              <RecentActivity events={answer.recentActivity} now={new Date(query.dataUpdatedAt)} />
            </div>
          </>
        )}
      </QueryContent>
    </div>
  )
}

function VendorIdentity({ vendor }: { vendor: AdminVendor }) {
  const { businessName, name, phone, email, location, createdAt, lastActivity } = vendor

  return (
    <Card title={businessName} description={name} actions={<StatusBadge vendor={vendor} />}>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        <Fact label="Contact">{[phone, email].filter(Boolean).join(' · ')}</Fact>
        <Fact label="Location">{location}</Fact>
        <Fact label="Joined">{formatDate(createdAt)}</Fact>
        <Fact label="Last Activity">{formatRelativeTime(lastActivity)}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-ink-faint text-xs">{label}</dt>
      <dd className="text-pretty">{children}</dd>
    </div>
  )
}

type OneVendorCardsProps = { answer: OneVendorAnalytics; inPeriod: string }

function OneVendorCards({ answer: { summary, engagementMetrics, stats }, inPeriod }: OneVendorCardsProps) {
  const { totalViews, qrScans, menuViews, itemClicks } = summary
  const allTime = stats.totalMenuViews + stats.totalQrScans
  const share = (part: number) => `${addPercentSign(percentOf(part, totalViews))} of total views`

  return (
    <section aria-label="Summary" className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 xl:grid-cols-5">
      <StatCard
        label="Total Views"
        icon={<Eye />}
        value={formatCount(totalViews)}
        caption={`${inPeriod}; ${formatCount(allTime)} all time`}
      />
      <StatCard label="QR Scans" icon={<QrCode />} value={formatCount(qrScans)} caption={share(qrScans)} />
      <StatCard
        label="Direct Views"
        icon={<MousePointerClick />}
        value={formatCount(menuViews)}
        caption={share(menuViews)}
      />
      <StatCard
        label="Item Clicks"
        icon={<Hand />}
        value={formatCount(itemClicks)}
        caption={`${formatCount(stats.totalItems)} items in ${formatCount(stats.totalCategories)} categories`}
      />
      <StatCard
        label="Engagement Score"
        icon={<Gauge />}
        value={addPercentSign(engagementMetrics.engagementScore)}
        caption={`menu exploration ${addPercentSign(engagementMetrics.menuExplorationRate)}`}
      />
    </section>
  )
}

type CategoryViewsProps = { categories: readonly Category[]; inPeriod: string }

function CategoryViews({ categories, inPeriod }: CategoryViewsProps) {
  return (
    <Card title="Category Views" description={`Views of each category, ${inPeriod}.`}>
      {categories.every(({ views }) => views === 0) ? (
        <NoFigures text="No event data available" />
      ) : (
        <dl>
          {categories.map(({ categoryId, categoryName, views, percentage }) => (
            <Figure key={categoryId} label={categoryName}>
              {formatCount(views)}{' '}
              <span className="font-normal text-ink-faint">{addPercentSign(percentage)}</span>
            </Figure>
          ))}
        </dl>
      )}
    </Card>
  )
}
