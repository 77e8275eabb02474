import type { UseQueryResult } from '@tanstack/react-query'
import type { VendorStats } from '@thela/contract/analytics/vendor-analytics'
import { formatCount } from '@thela/contract/values/numbers'
import * as words from '@thela/words/dashboard/home'
import { Eye, QrCode, RotateCw, Tags, UtensilsCrossed } from 'lucide-react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { StatCard } from '../../ui/layout/StatCard.tsx'

type Props = { query: UseQueryResult<VendorStats>; refreshing: boolean; onRefresh: () => void }

export function Numbers({ query, refreshing, onRefresh }: Props) {
  return (
    <section aria-labelledby="numbers" className="grid gap-2">
      <div className="flex items-center justify-between gap-4">
        <h2 id="numbers" className="font-semibold text-base">
          {words.overview}
        </h2>
        <Button
          size="sm"
          variant="ghost"
          icon={<RotateCw aria-hidden />}
          busy={refreshing}
          onClick={onRefresh}
        >
          {words.refresh}
        </Button>
      </div>
      {query.isLoadingError ? (
        <Card>
          <QueryFailure query={query} message={words.statsFailed} />
        </Card>
      ) : (
        <StatCards stats={query.data} />
      )}
    </section>
  )
}

const cards = [
  { of: 'totalCategories', label: words.categories, Icon: Tags },
  { of: 'totalItems', label: words.menuItems, Icon: UtensilsCrossed },
  // A scan is not counted as a view too (DEC-056).
  { of: 'totalMenuViews', label: words.menuViews, Icon: Eye, caption: words.besidesScans },
  { of: 'totalQrScans', label: words.qrScans, Icon: QrCode },
] as const

function StatCards({ stats }: { stats: VendorStats | undefined }) {
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:grid-cols-2">
      {cards.map(({ of, label, Icon, ...card }) => (
        <StatCard
          key={of}
          label={label}
          value={stats && formatCount(stats[of])}
          icon={<Icon />}
          {...card}
          loading={!stats}
        />
      ))}
    </div>
  )
}
