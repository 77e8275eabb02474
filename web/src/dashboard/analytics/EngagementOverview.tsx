import { formatCount } from '@thela/contract/values/numbers'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { formatRate, ratesOf } from './rates.ts'
import type { Figures } from './SummaryCards.tsx'

export function EngagementOverview({ figures }: { figures: Figures | undefined }) {
  const values = figures && valuesOf(figures)

  return (
    <Card title="Engagement Overview" description="The period at a glance.">
      <dl className="grid text-sm">
        {labels.map((label, index) => (
          <div
            key={label}
            className="flex items-center justify-between gap-3 border-line border-b py-2.5 last:border-b-0"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">
              {values?.[index] ?? <Skeleton width="3.5rem" height="1.25rem" />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const labels = [
  'Total Views',
  'QR Scans',
  'Direct Views',
  'Category Views',
  'Dishes Opened',
  'QR Scan Rate',
  'Menu Exploration Rate',
  'Engagement Score',
]

function valuesOf(figures: Figures) {
  const { totalViews, qrScans, menuViews, categoryViews, itemClicks } = figures.summary
  const { qrScanRate, menuExplorationRate, engagementScore } = ratesOf(figures)

  return [
    ...[totalViews, qrScans, menuViews, categoryViews, itemClicks].map(formatCount),
    ...[qrScanRate, menuExplorationRate, engagementScore].map(formatRate),
  ]
}
