import { percentOf } from '@thela/contract/engagement'
import type { OneVendorAnalytics } from '@thela/contract/platform-analytics'
import { Eye, Gauge, Hand, MousePointerClick, QrCode } from 'lucide-react'
import { StatCard } from '../../ui/StatCard.tsx'
import { formatNumber, formatPercent } from '../vendor-figures/format.ts'

type Props = { answer: OneVendorAnalytics; inPeriod: string }

export function OneVendorCards({ answer: { summary, engagementMetrics, stats }, inPeriod }: Props) {
  const { totalViews, qrScans, menuViews, itemClicks } = summary
  const allTime = stats.totalMenuViews + stats.totalQrScans
  const share = (part: number) => `${formatPercent(percentOf(part, totalViews))} of total views`

  return (
    <section aria-label="Summary" className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 xl:grid-cols-5">
      <StatCard
        label="Total Views"
        icon={<Eye />}
        value={formatNumber(totalViews)}
        caption={`${inPeriod}; ${formatNumber(allTime)} of all time`}
      />
      <StatCard label="QR Scans" icon={<QrCode />} value={formatNumber(qrScans)} caption={share(qrScans)} />
      <StatCard
        label="Direct Views"
        icon={<MousePointerClick />}
        value={formatNumber(menuViews)}
        caption={share(menuViews)}
      />
      <StatCard
        label="Item Clicks"
        icon={<Hand />}
        value={formatNumber(itemClicks)}
        caption={`${formatNumber(stats.totalItems)} items in ${formatNumber(stats.totalCategories)} categories`}
      />
      <StatCard
        label="Engagement Score"
        icon={<Gauge />}
        value={formatPercent(engagementMetrics.engagementScore)}
        caption={`menu exploration ${formatPercent(engagementMetrics.menuExplorationRate)}`}
      />
    </section>
  )
}
