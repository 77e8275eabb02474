import { useQuery } from '@tanstack/react-query'
import type { VendorsSummary } from '@thela/contract/admin/vendors'
import { AT_RISK_DAYS, LOW_ACTIVITY_BELOW, NEW_VENDOR_DAYS } from '@thela/contract/analytics/vendor-activity'
import { formatCount } from '@thela/contract/values/numbers'
import { Moon, Sparkles, ThumbsDown, ThumbsUp, TriangleAlert } from 'lucide-react'
import { Card } from '../../ui/layout/Card.tsx'
import { StatCard } from '../../ui/layout/StatCard.tsx'
import type { Column } from '../../ui/table/Table.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { summaryQuery } from '../vendor-figures/api.ts'
import { NoFigures } from '../vendor-figures/Figure.tsx'
import { QueryContent } from '../vendor-figures/QueryContent.tsx'
import { EventBreakdown } from './activity-panels.tsx'
import { analyticsKey, platformQuery, polling } from './api.ts'
import type { AnalyticsPeriod } from './search-params.ts'

export function InsightsTab({ period }: { period: AnalyticsPeriod }) {
  const summary = useQuery({ ...summaryQuery(analyticsKey, { period }), ...polling })
  const platform = useQuery(platformQuery(period))

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <QueryContent query={summary} noun="the insights" heights={['8.5rem', '16rem']}>
        {(figures) => (
          <>
            <Cards figures={figures} />
            <TopLocations locations={figures.topLocations} />
          </>
        )}
      </QueryContent>
      <QueryContent query={platform} noun="the events" heights={['18rem']}>
        {({ eventBreakdown }) => <EventBreakdown breakdown={eventBreakdown} />}
      </QueryContent>
    </div>
  )
}

function Cards({ figures }: { figures: VendorsSummary }) {
  const { lowActivity, atRisk, highEngagement, lowEngagement, newVendors } = figures
  const cards = [
    [
      'Low Activity',
      lowActivity,
      `under ${LOW_ACTIVITY_BELOW} views in the period`,
      <TriangleAlert key="low" />,
    ],
    ['At Risk', atRisk, `no visitors in the last ${AT_RISK_DAYS} days`, <Moon key="risk" />],
    ['High Engagement', highEngagement, 'more than 10% of views by QR code', <ThumbsUp key="high" />],
    ['Low Engagement', lowEngagement, 'less than 5% of views by QR code', <ThumbsDown key="hardly" />],
    ['New Vendors', newVendors, `joined in the last ${NEW_VENDOR_DAYS} days`, <Sparkles key="new" />],
  ] as const

  return (
    <section
      aria-label="Vendors that need attention"
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 xl:grid-cols-5"
    >
      {cards.map(([label, count, caption, icon]) => (
        <StatCard key={label} label={label} value={formatCount(count)} caption={caption} icon={icon} />
      ))}
    </section>
  )
}

type Location = VendorsSummary['topLocations'][number]

function TopLocations({ locations }: { locations: readonly Location[] }) {
  return (
    <Card title="Top Locations" description="Locations with the most views in this period." flush>
      <Table
        label="Top locations"
        columns={columns}
        rows={locations}
        rowKey={({ location }) => location}
        empty={<NoFigures text="No event data available" />}
        onPhones="stack"
      />
    </Card>
  )
}

const columns: readonly Column<Location>[] = [
  {
    key: 'location',
    header: 'Location',
    cell: ({ location }) => <span className="font-medium">{location}</span>,
  },
  { key: 'vendors', header: 'Vendors', align: 'end', cell: ({ vendors }) => formatCount(vendors) },
  { key: 'views', header: 'Views', align: 'end', cell: ({ views }) => formatCount(views) },
  { key: 'scans', header: 'QR Scans', align: 'end', cell: ({ qrScans }) => formatCount(qrScans) },
]
