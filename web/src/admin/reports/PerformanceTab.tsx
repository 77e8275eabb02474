import type { UseQueryResult } from '@tanstack/react-query'
import type { VendorsSummary } from '@thela/contract/admin/vendors'
import { percentOf } from '@thela/contract/analytics/engagement'
import { formatCount } from '@thela/contract/values/numbers'
import { Card } from '../../ui/Card.tsx'
import { Figure } from '../vendor-figures/Figure.tsx'
import { addPercentSign } from '../vendor-figures/format.ts'
import { Loaded } from '../vendor-figures/Loaded.tsx'
import { LocationPerformance } from './LocationPerformance.tsx'
import { LowPerformers } from './LowPerformers.tsx'
import { TopPerformers } from './TopPerformers.tsx'

export function PerformanceTab({ summary }: { summary: UseQueryResult<VendorsSummary> }) {
  return (
    <Loaded query={summary} noun="the performance" heights={['16rem', '15rem']}>
      {(figures) => (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <TopPerformers vendors={figures.topPerformers} />
          <LowPerformers vendors={figures.lowPerformers} />
          <EngagementMetrics figures={figures} />
          <LocationPerformance locations={figures.topLocations} />
        </div>
      )}
    </Loaded>
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
