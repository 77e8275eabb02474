import { useQuery } from '@tanstack/react-query'
import { CirclePause, CirclePlay, MapPin, Megaphone } from 'lucide-react'
import { StatCard } from '../../ui/StatCard.tsx'
import { countText } from '../ad-queue/queue-words.ts'
import { areaStatsQuery } from './api.ts'
import type { AreaFilter } from './use-area-filter.ts'

export function AreaFigures({ filter }: { filter: AreaFilter }) {
  const query = useQuery(areaStatsQuery(filter))
  const stats = query.data?.stats
  const loading = query.isPending

  return (
    <div className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <StatCard label="Total Ads" value={countText(stats?.totalAds)} icon={<Megaphone />} loading={loading} />
      <StatCard
        label="Active Ads"
        value={countText(stats?.activeAds)}
        icon={<CirclePlay />}
        loading={loading}
      />
      <StatCard
        label="Inactive Ads"
        value={countText(stats?.inactiveAds)}
        icon={<CirclePause />}
        loading={loading}
      />
      <StatCard label="Area" value={stats?.area ?? '–'} icon={<MapPin />} loading={loading} />
    </div>
  )
}
