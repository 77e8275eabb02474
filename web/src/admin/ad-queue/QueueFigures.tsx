import { useQuery } from '@tanstack/react-query'
import type { AdQueueItem } from '@thela/contract/ad-queue'
import { CirclePause, CirclePlay, Eye, ListOrdered } from 'lucide-react'
import { StatCard } from '../../ui/StatCard.tsx'
import { queueStatsQuery } from './api.ts'

export function QueueFigures({ items }: { items: AdQueueItem[] }) {
  const query = useQuery(queueStatsQuery)
  const stats = query.data?.stats
  const shown = items.reduce((sum, { currentImpressions }) => sum + currentImpressions, 0)
  const loading = query.isPending

  return (
    <div className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <StatCard
        label="Total Queue Items"
        value={format(stats?.totalAds)}
        icon={<ListOrdered />}
        loading={loading}
      />
      <StatCard
        label="Active Items"
        value={format(stats?.activeAds)}
        icon={<CirclePlay />}
        loading={loading}
      />
      <StatCard
        label="Inactive Items"
        value={format(stats?.inactiveAds)}
        icon={<CirclePause />}
        loading={loading}
      />
      <StatCard label="Total Impressions" value={format(shown)} caption="on this page" icon={<Eye />} />
    </div>
  )
}

/** A number that did not come is no number. */
const format = (count?: number) => count?.toLocaleString('en-IN') ?? '–'
