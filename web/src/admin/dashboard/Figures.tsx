import type { UseQueryResult } from '@tanstack/react-query'
import type { VendorsSummary } from '@thela/contract/admin/vendors'
import { formatCount } from '@thela/contract/values/numbers'
import { Eye, MousePointerClick, QrCode, Store, UserCheck } from 'lucide-react'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Card } from '../../ui/Card.tsx'
import { StatCard } from '../../ui/StatCard.tsx'
import { shareOfViews } from './share-of-views.ts'

const cards = [
  { of: 'totalVendors', label: 'Total Vendors', Icon: Store },
  { of: 'activeVendors', label: 'Active Vendors', Icon: UserCheck },
  { of: 'totalViews', label: 'Total Views', Icon: Eye, hasShare: true },
  { of: 'qrScans', label: 'QR Scans', Icon: QrCode, hasShare: true },
  { of: 'menuViews', label: 'Direct Views', Icon: MousePointerClick, hasShare: true },
] as const

export function Figures({ query }: { query: UseQueryResult<VendorsSummary> }) {
  const figures = query.data
  if (query.isLoadingError) {
    return (
      <Card>
        <QueryFailure query={query} message="We could not load the figures." />
      </Card>
    )
  }
  return (
    <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-5">
      {cards.map(({ of, label, Icon, ...card }) => (
        <StatCard
          key={of}
          label={label}
          value={figures && formatCount(figures[of])}
          caption={'hasShare' in card ? shareOfViews(figures?.[of], figures?.totalViews) : 'as of now'}
          icon={<Icon />}
          loading={!figures}
        />
      ))}
    </div>
  )
}
