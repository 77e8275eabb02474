import type { VendorStats } from '@thela/contract/analytics/vendor-analytics'
import { formatCount } from '@thela/contract/values/numbers'
import { Eye, QrCode, Tags, UtensilsCrossed } from 'lucide-react'
import { StatCard } from '../../ui/StatCard.tsx'

const cards = [
  { of: 'totalCategories', label: 'Categories', Icon: Tags },
  { of: 'totalItems', label: 'Menu Items', Icon: UtensilsCrossed },
  { of: 'totalMenuViews', label: 'Menu Views', Icon: Eye },
  { of: 'totalQrScans', label: 'QR Scans', Icon: QrCode },
] as const

export function StatCards({ stats }: { stats: VendorStats | undefined }) {
  return (
    <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {cards.map(({ of, label, Icon }) => (
        <StatCard
          key={of}
          label={label}
          value={stats && formatCount(stats[of])}
          icon={<Icon />}
          loading={!stats}
        />
      ))}
    </div>
  )
}
