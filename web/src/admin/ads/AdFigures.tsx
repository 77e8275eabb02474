import { useQuery } from '@tanstack/react-query'
import type { AdFilter } from '@thela/contract/ads/ads'
import { formatPercent, formatRupees } from '@thela/contract/values/money'
import { formatCount } from '@thela/contract/values/numbers'
import { Eye, IndianRupee, MousePointerClick, Percent } from 'lucide-react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { StatCard } from '../../ui/layout/StatCard.tsx'
import { adStatsQuery } from './api.ts'

/** Totals of all ads that match the filters. */
export function AdFigures({ filter }: { filter: AdFilter }) {
  const query = useQuery(adStatsQuery(filter))
  const stats = query.data?.stats
  const loading = query.isPending

  if (query.isLoadingError)
    return (
      <Card>
        <QueryFailure query={query} message="We could not load the ad statistics." />
      </Card>
    )
  return (
    <div className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <StatCard
        label="Total Revenue"
        value={formatRupees(stats?.totalRevenue ?? 0)}
        caption="sum of ad budgets"
        icon={<IndianRupee />}
        loading={loading}
      />
      <StatCard
        label="Total Impressions"
        value={formatCount(stats?.totalImpressions ?? 0)}
        icon={<Eye />}
        loading={loading}
      />
      <StatCard
        label="Total Clicks"
        value={formatCount(stats?.totalClicks ?? 0)}
        icon={<MousePointerClick />}
        loading={loading}
      />
      <StatCard label="CTR" value={formatPercent(stats?.ctr ?? 0)} icon={<Percent />} loading={loading} />
    </div>
  )
}
