import type { OneVendorAnalytics } from '@thela/contract/admin/platform-analytics'
import { percentOf } from '@thela/contract/analytics/engagement'
import { formatCount } from '@thela/contract/values/numbers'
import { Eye, Gauge, Hand, MousePointerClick, QrCode } from 'lucide-react'
import { StatCard } from '../../ui/StatCard.tsx'
import { addPercentSign } from '../vendor-figures/format.ts'

type Props = { answer: OneVendorAnalytics; inPeriod: string }

export function OneVendorCards({ answer: { summary, engagementMetrics, stats }, inPeriod }: Props) {
  const { totalViews, qrScans, menuViews, itemClicks } = summary
  const allTime = stats.totalMenuViews + stats.totalQrScans
  const share = (part: number) => `${addPercentSign(percentOf(part, totalViews))} of total views`

  return (
    <section aria-label="Summary" className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 xl:grid-cols-5">
      <StatCard
        label="Total Views"
        icon={<Eye />}
        value={formatCount(totalViews)}
        caption={`${inPeriod}; ${formatCount(allTime)} of all time`}
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
