import { useQuery } from '@tanstack/react-query'
import type { AdQueueItem } from '@thela/contract/ads/queue'
import { CirclePause, CirclePlay, Eye, ListOrdered } from 'lucide-react'
import { StatCard } from '../../ui/layout/StatCard.tsx'
import { queueStatsQuery } from './api.ts'
import { countText } from './queue-texts.ts'

type Props = { items: AdQueueItem[] | undefined; isLoading: boolean }

/** `items` are those on this page. */
export function QueueFigures({ items, isLoading }: Props) {
  const query = useQuery(queueStatsQuery)
  const stats = query.data?.stats
  const shown = items?.reduce((sum, { currentImpressions }) => sum + currentImpressions, 0)
  const loading = query.isPending

  return (
    <div className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <StatCard
        label="Total Queue Items"
        value={countText(stats?.totalAds)}
        icon={<ListOrdered />}
        loading={loading}
      />
      <StatCard
        label="Active Items"
        value={countText(stats?.activeAds)}
        icon={<CirclePlay />}
        loading={loading}
      />
      <StatCard
        label="Inactive Items"
        value={countText(stats?.inactiveAds)}
        icon={<CirclePause />}
        loading={loading}
      />
      <StatCard
        label="Total Impressions"
        value={countText(shown)}
        caption="on this page"
        icon={<Eye />}
        loading={isLoading}
      />
    </div>
  )
}
