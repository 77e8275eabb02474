import type { UseQueryResult } from '@tanstack/react-query'
import type { SummaryInParts, VendorsSummary } from '@thela/contract/admin/vendors'
import { formatCount } from '@thela/contract/values/numbers'
import { Eye, QrCode, Store, UtensilsCrossed } from 'lucide-react'
import { Card } from '../../ui/layout/Card.tsx'
import { StatCard } from '../../ui/layout/StatCard.tsx'
import { addPercentSign, Figure } from '../vendor-figures/Figure.tsx'
import { QueryContent } from '../vendor-figures/QueryContent.tsx'

export function OverviewTab({ summary }: { summary: UseQueryResult<VendorsSummary | SummaryInParts> }) {
  return (
    <QueryContent query={summary} noun="the reports" heights={['8.5rem', '14rem']}>
      {(figures) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Cards figures={figures} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <PerformanceSummary figures={figures} />
            <GrowthTrends figures={figures} />
          </div>
        </div>
      )}
    </QueryContent>
  )
}

type Props = { figures: VendorsSummary }

function Cards({ figures: { totalVendors, totalViews, qrScans, totalItems } }: Props) {
  const cards = [
    ['Total Vendors', totalVendors, 'now', <Store key="vendors" />],
    ['Total Views', totalViews, 'last 30 days', <Eye key="views" />],
    ['QR Scans', qrScans, 'last 30 days', <QrCode key="scans" />],
    ['Total Items', totalItems, 'on their menus now', <UtensilsCrossed key="items" />],
  ] as const

  return (
    <section aria-label="Summary" className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {cards.map(([label, count, caption, icon]) => (
        <StatCard key={label} label={label} value={formatCount(count)} caption={caption} icon={icon} />
      ))}
    </section>
  )
}

function PerformanceSummary({ figures }: Props) {
  return (
    <Card title="Performance Summary">
      <dl>
        <Figure label="Average views per vendor">{formatCount(figures.averageViews)}</Figure>
        <Figure label="Average scans per vendor">{formatCount(figures.averageScans)}</Figure>
        <Figure label="Active vendors">{formatCount(figures.activeVendors)}</Figure>
        <Figure label="Banned vendors">{formatCount(figures.bannedVendors)}</Figure>
      </dl>
    </Card>
  )
}

function GrowthTrends({ figures }: Props) {
  return (
    <Card title="Growth Trends">
      <dl>
        <Figure label="New vendors (30 days)">{formatCount(figures.newVendors)}</Figure>
        <Figure label="Growth rate">{addPercentSign(figures.growthRate)}</Figure>
        <Figure label="High engagement">{formatCount(figures.highEngagement)}</Figure>
        <Figure label="Low engagement">{formatCount(figures.lowEngagement)}</Figure>
      </dl>
    </Card>
  )
}
