import { formatCount } from '@thela/contract/values/numbers'
import * as analyticsWords from '@thela/words/dashboard/analytics'
import * as words from '@thela/words/dashboard/engagement'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import type { Figures } from './api.ts'
import { explainRate, formatRate, ratesOf } from './rates.ts'

export function EngagementMetrics({ figures }: { figures: Figures | undefined }) {
  const rates = figures && ratesOf(figures)

  return (
    <Card title={words.metrics} description={words.metricsHint}>
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
  { of: 'qrScanRate', label: words.qrScanRate, hint: words.qrScanRateHint },
  { of: 'menuExplorationRate', label: words.explorationRate, hint: words.explorationRateHint },
  {
    of: 'engagementScore',
    label: words.engagementScore,
    hint: words.engagementScoreHint,
  },
] as const

export function EngagementOverview({ figures }: { figures: Figures | undefined }) {
  const values = figures && valuesOf(figures)

  return (
    <Card title={words.overview} description={words.overviewHint}>
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
  analyticsWords.totalViews,
  analyticsWords.qrScans,
  analyticsWords.directViews,
  words.categoryViews,
  words.dishesOpened,
  words.qrScanRate,
  words.explorationRate,
  words.engagementScore,
]

function valuesOf(figures: Figures) {
  const { totalViews, qrScans, menuViews, categoryViews, itemClicks } = figures.summary
  const { qrScanRate, menuExplorationRate, engagementScore } = ratesOf(figures)

  return [
    ...[totalViews, qrScans, menuViews, categoryViews, itemClicks].map(formatCount),
    ...[qrScanRate, menuExplorationRate, engagementScore].map(formatRate),
  ]
}
