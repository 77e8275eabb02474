import { useQuery } from '@tanstack/react-query'
import { adPageSizes } from '@thela/contract/values/choices'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { AdDialogs, type AskedOfAd } from './AdDialogs.tsx'
import { AdFigures } from './AdFigures.tsx'
import { AdGrid } from './AdGrid.tsx'
import { AdsFilters } from './AdsFilters.tsx'
import { adsQuery } from './api.ts'
import { DebugInfo } from './DebugInfo.tsx'
import { useAdsFilter } from './use-ads-filter.ts'

export function AdsPage() {
  const address = useAdsFilter()
  const ads = useQuery(adsQuery(address.filter))
  const [asked, setAsked] = useState<AskedOfAd>()
  const pagination = ads.data?.pagination
  const add = () => setAsked({ question: 'add' })

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        title="Ads"
        description="What customers see beside the menus, and where."
        actions={
          <Button icon={<Plus aria-hidden />} onClick={add}>
            Add Ad
          </Button>
        }
      />
      <AdFigures filter={address.asked} />
      <AdsFilters address={address} />
      <AdGrid query={ads} address={address} onAdd={add} onAsk={setAsked} />
      {pagination && ads.data?.ads.length !== 0 && (
        <Pagination
          page={address.page}
          pageSize={address.pageSize}
          total={pagination.total}
          noun="ads"
          onPageChange={address.goTo}
          pageSizes={adPageSizes}
          onPageSizeChange={address.resize}
        />
      )}
      <DebugInfo
        filters={address.asked}
        page={address.page}
        limit={address.pageSize}
        pagination={pagination}
      />
      {asked && <AdDialogs asked={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
