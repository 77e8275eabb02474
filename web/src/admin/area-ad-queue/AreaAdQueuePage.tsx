import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { AdQueueItem } from '@thela/contract/ads/queue'
import { CirclePause, CirclePlay, MapPin, Megaphone, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { StatCard } from '../../ui/layout/StatCard.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { NoQueueItems } from '../ad-queue/NoQueueItems.tsx'
import { PriorityLevels } from '../ad-queue/PriorityLevels.tsx'
import { QueueTabs } from '../ad-queue/QueueTabs.tsx'
import { countText } from '../ad-queue/queue-texts.ts'
import { useListSearchParams } from '../tables/use-list-search-params.ts'
import { AreaFilters } from './AreaFilters.tsx'
import { AreaTable } from './AreaTable.tsx'
import { type AreaSearch, areaQueueQuery, areaStatsQuery, PAGE_SIZE } from './api.ts'
import { CampaignDialog } from './CampaignDialog.tsx'
import { PlacementDialog } from './PlacementDialog.tsx'

export function AreaAdQueuePage() {
  const list = useAreaSearchParams()
  const queue = useQuery(areaQueueQuery(list.filter))
  const [shownId, setShownId] = useState<string>()
  const [isAdding, setIsAdding] = useState(false)
  const items = queue.data?.items ?? []
  const paging = {
    pageSize: list.pageSize,
    total: queue.data?.pagination.total ?? 0,
    onPageChange: list.goTo,
  }
  const shown: AdQueueItem | undefined = items.find(({ id }) => id === shownId)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        title="Area Ad Queue"
        description="The same queue items, by target location."
        actions={
          <Button icon={<Plus aria-hidden />} onClick={() => setIsAdding(true)}>
            New Campaign
          </Button>
        }
      />
      <QueueTabs />
      <Card title="Priority System" description="The more local an ad is, the earlier it is shown.">
        <PriorityLevels />
      </Card>
      <AreaFigures filter={list.filter} />
      <AreaFilters list={list} />
      <Card flush>
        <AreaTable query={queue} empty={<NoQueueItems {...paging} />} onShow={({ id }) => setShownId(id)} />
        {items.length > 0 && <Pagination {...paging} page={list.page} noun="queue items" />}
      </Card>
      {isAdding && <CampaignDialog onClose={() => setIsAdding(false)} />}
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
