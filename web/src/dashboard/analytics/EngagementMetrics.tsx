import { formatCount } from '@thela/contract/values/numbers'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import type { Figures } from './api.ts'
import { explainRate, formatRate, ratesOf } from './rates.ts'

export function EngagementMetrics({ figures }: { figures: Figures | undefined }) {
  const rates = figures && ratesOf(figures)

  return (
    <Card title="Engagement Metrics" description="Per 100 visits in this period.">
      <dl className="grid gap-5">
        {metrics.map(({ of, label, hint }) => (
          <div key={of} className="grid gap-1.5">
            <dt className="grid font-medium text-sm">
              {label}
              <span className="font-normal text-ink-faint text-xs">{hint}</span>
            </dt>
            <dd className="grid gap-2">
              {rates ? (
                <Rate rate={rates[of]} meaning={explainRate(of, rates[of])} />
              ) : (
                <Skeleton height="1.625rem" width="6rem" />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The bar is full at 100; the number may be higher (DEC-057). */
function Rate({ rate, meaning }: { rate: number; meaning: string }) {
  return (
    <>
      <span className="font-bold text-xl tabular-nums tracking-tight">{formatRate(rate)}</span>
      <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-hover">
        <span className="block h-full rounded-full bg-brand" style={{ width: `${Math.min(100, rate)}%` }} />
      </span>
      <span className="text-pretty text-ink-soft text-xs">{meaning}</span>
    </>
  )
}

const metrics = [
  { of: 'qrScanRate', label: 'QR Scan Rate', hint: 'visits from your QR code' },
  { of: 'menuExplorationRate', label: 'Menu Exploration Rate', hint: 'categories opened per visit' },
  {
    of: 'engagementScore',
    label: 'Engagement Score',
    hint: 'scans, dishes and categories opened per visit',
  },
] as const

export function EngagementOverview({ figures }: { figures: Figures | undefined }) {
  const values = figures && valuesOf(figures)

  return (
    <Card title="Engagement Overview" description="This period at a glance.">
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
