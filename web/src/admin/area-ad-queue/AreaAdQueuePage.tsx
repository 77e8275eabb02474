import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { AdQueueItem } from '@thela/contract/ads/queue'
import { CirclePause, CirclePlay, MapPin, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { StatCard } from '../../ui/layout/StatCard.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { NoQueueItems } from '../ad-queue/NoQueueItems.tsx'
import { PriorityLevels } from '../ad-queue/PriorityLevels.tsx'
import { countText } from '../ad-queue/queue-words.ts'
import { useListSearchParams } from '../tables/use-list-search-params.ts'
import { AreaFilters } from './AreaFilters.tsx'
import { AreaTable } from './AreaTable.tsx'
import { type AreaSearch, areaQueueQuery, areaStatsQuery, PAGE_SIZE } from './api.ts'
import { PlacementDialog } from './PlacementDialog.tsx'

export function AreaAdQueuePage() {
  const list = useAreaSearchParams()
  const queue = useQuery(areaQueueQuery(list.filter))
  const [shownId, setShownId] = useState<string>()
  const items = queue.data?.items ?? []
  const paging = {
    pageSize: list.pageSize,
    total: queue.data?.pagination.total ?? 0,
    onPageChange: list.goTo,
  }
  const shown: AdQueueItem | undefined = items.find(({ id }) => id === shownId)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader title="Area Ad Queue" description="The same placements, by the place they aim at." />
      <Card title="Priority System" description="The nearer an ad aims, the earlier it comes.">
        <PriorityLevels />
      </Card>
      <AreaFigures filter={list.filter} />
      <AreaFilters list={list} />
      <Card flush>
        <AreaTable query={queue} empty={<NoQueueItems {...paging} />} onShow={({ id }) => setShownId(id)} />
        {items.length > 0 && <Pagination {...paging} page={list.page} noun="queue items" />}
      </Card>
      {shown && <PlacementDialog item={shown} onClose={() => setShownId(undefined)} />}
    </div>
  )
}

const useAreaSearchParams = () =>
  useListSearchParams<AreaSearch>(useSearch({ from: '/admin/layout/admin/area-ad-queue' }), PAGE_SIZE)

function AreaFigures({ filter }: { filter: AreaSearch }) {
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
