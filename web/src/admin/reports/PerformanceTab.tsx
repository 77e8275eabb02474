import type { UseQueryResult } from '@tanstack/react-query'
import type { AdminVendor, SummaryInParts, VendorsSummary } from '@thela/contract/admin/vendors'
import { percentOf } from '@thela/contract/analytics/engagement'
import { LOW_PERFORMER_BELOW } from '@thela/contract/analytics/vendor-activity'
import { formatCount } from '@thela/contract/values/numbers'
import { PartyPopper } from 'lucide-react'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { pluralize } from '../tables/pluralize.ts'
import { addPercentSign, Figure, NoFigures } from '../vendor-figures/Figure.tsx'
import { QueryContent } from '../vendor-figures/QueryContent.tsx'

export function PerformanceTab({ summary }: { summary: UseQueryResult<VendorsSummary | SummaryInParts> }) {
  return (
    <QueryContent query={summary} noun="the performance" heights={['16rem', '15rem']}>
      {(figures) => (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <TopPerformers vendors={figures.topPerformers} />
          <LowPerformers vendors={figures.lowPerformers} />
          <EngagementMetrics figures={figures} />
          <LocationPerformance locations={figures.topLocations} />
        </div>
      )}
    </QueryContent>
  )
}

function EngagementMetrics({ figures }: { figures: VendorsSummary }) {
  const { totalViews, qrScans, itemClicks, highEngagement, lowEngagement } = figures

  return (
    <Card title="Engagement Metrics" description="Last 30 days.">
      <dl>
        <Figure label="Conversion rate">{addPercentSign(percentOf(qrScans, totalViews))}</Figure>
        <Figure label="Item clicks">{formatCount(itemClicks)}</Figure>
        <Figure label="High engagement vendors">{formatCount(highEngagement)}</Figure>
        <Figure label="Low engagement vendors">{formatCount(lowEngagement)}</Figure>
      </dl>
    </Card>
  )
}

/** Only vendors with views. */
export function TopPerformers({ vendors }: { vendors: readonly AdminVendor[] }) {
  const seen = vendors.filter(({ totalViews = 0 }) => totalViews > 0)

  return (
    <Card title="Top Performers" description="Most views in the last 30 days, with their conversion rate.">
      {seen.length === 0 ? (
        <NoFigures text="No Analytics Data" />
      ) : (
        <ol className="grid">
          {seen.map(({ id, businessName, totalViews = 0, conversionRate = 0 }, index) => (
            <li
              key={id}
              className="flex items-baseline gap-3 border-line border-b py-2 text-sm last:border-b-0"
            >
              <span className="w-5 text-ink-faint tabular-nums">{index + 1}.</span>
              <span className="min-w-0 flex-1 truncate font-medium">{businessName}</span>
              <span className="shrink-0 text-ink-soft tabular-nums">{pluralize(totalViews, 'view')}</span>
              <span className="w-16 shrink-0 text-end font-semibold tabular-nums">
                {addPercentSign(conversionRate)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

type Props = { vendors: VendorsSummary['lowPerformers'] }

function LowPerformers({ vendors }: Props) {
  return (
    <Card
      title="Low Performers"
      description={`Under ${LOW_PERFORMER_BELOW} views in the last 30 days, fewest first.`}
    >
      {vendors.length === 0 ? (
        <EmptyState
          icon={<PartyPopper />}
          title="No low performers"
          text="No vendor had so few views in the last 30 days."
        />
      ) : (
        <ul>
          {vendors.map(({ id, businessName, totalViews = 0, label }) => (
            <li
              key={id}
              className="flex items-center gap-3 border-line border-b py-2 text-sm last:border-b-0"
            >
              <span className="min-w-0 flex-1 truncate font-medium">{businessName}</span>
              <span className="shrink-0 text-ink-soft tabular-nums">{pluralize(totalViews, 'view')}</span>
              <Badge tone={label === 'Very Low' ? 'bad' : 'warn'}>{label}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const SHOWN_LOCATIONS = 3

type LocationPerformanceProps = { locations: VendorsSummary['topLocations'] }

export function LocationPerformance({ locations }: LocationPerformanceProps) {
  const seen = locations.filter(({ views }) => views > 0).slice(0, SHOWN_LOCATIONS)

  return (
    <Card title="Location Performance" description="Locations with the most views in the last 30 days.">
      {seen.length === 0 ? (
        <NoFigures text="No Analytics Data" />
      ) : (
        <ol>
          {seen.map(({ location, vendors, views, qrScans }) => (
            <li key={location} className="border-line border-b py-2 text-sm last:border-b-0">
              <p className="font-medium">{location}</p>
              <p className="text-ink-soft text-xs tabular-nums">
                {pluralize(vendors, 'vendor')} · {pluralize(views, 'view')} · {pluralize(qrScans, 'QR scan')}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
