import { percentOf } from '@thela/contract/analytics/engagement'
import { formatCount } from '@thela/contract/values/numbers'
import * as words from '@thela/words/dashboard/analytics'
import { Eye, MousePointerClick, QrCode, Tags, UtensilsCrossed } from 'lucide-react'
import { StatCard } from '../../ui/layout/StatCard.tsx'
import type { Figures } from './api.ts'
import { formatRate, ratesOf } from './rates.ts'

export function SummaryCards({ figures }: { figures: Figures | undefined }) {
  const shown = figures && cardsOf(figures)

  return (
    <section
      aria-label={words.summary}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 xl:grid-cols-5"
    >
      {cards.map(({ label, icon }, index) => (
        <StatCard
          key={label}
          label={label}
          icon={icon}
          value={shown?.[index]?.value}
          info={shown?.[index]?.info}
          loading={!shown}
        />
      ))}
    </section>
  )
}

const cards = [
  { label: words.totalViews, icon: <Eye /> },
  { label: words.qrScans, icon: <QrCode /> },
  { label: words.directViews, icon: <MousePointerClick /> },
  { label: words.categories, icon: <Tags /> },
  { label: words.menuItems, icon: <UtensilsCrossed /> },
]

type Shown = { value: string; info?: string }

function cardsOf({ summary, engagementMetrics, stats }: Figures): Shown[] {
  const { totalViews, qrScans, menuViews } = summary
  const { qrScanRate } = ratesOf({ summary, engagementMetrics })
  const ofTotal = (rate: number) => words.ofTotalViews(formatRate(rate))

  return [
    {
      value: formatCount(totalViews),
      info: words.viewsPlusScans(formatCount(menuViews), formatCount(qrScans)),
    },
    { value: formatCount(qrScans), info: ofTotal(qrScanRate) },
    { value: formatCount(menuViews), info: ofTotal(percentOf(menuViews, totalViews)) },
    { value: formatCount(stats.totalCategories) },
    { value: formatCount(stats.totalItems) },
  ]
}
