import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type AdType, adTypeOptions } from '@thela/contract/ads/ad-types'
import type { AdFilter } from '@thela/contract/ads/ads'
import { adPageSizes } from '@thela/contract/values/choices'
import type { Pagination as Paging } from '@thela/contract/values/paging'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { LocationPicker } from '../../locations/LocationPicker.tsx'
import { chosenLevels, toPlace } from '../../locations/place.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { FilterPanel } from '../tables/FilterPanel.tsx'
import { useListSearchParams } from '../tables/use-list-search-params.ts'
import { AdDialogs, type OpenedAdDialog } from './AdDialogs.tsx'
import { AdFigures } from './AdFigures.tsx'
import { AdGrid } from './AdGrid.tsx'
import { type AdsSearch, adsQuery, PAGE_SIZE } from './api.ts'

export function AdsPage() {
  const list = useAdsSearchParams()
  const ads = useQuery(adsQuery(list.filter))
  const [opened, setOpened] = useState<OpenedAdDialog>()
  const pagination = ads.data?.pagination
  const add = () => setOpened({ dialog: 'add' })

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        title="Ads"
        description="Ads that customers see on menus, and where they are shown."
        actions={
          <Button icon={<Plus aria-hidden />} onClick={add}>
            Add Ad
          </Button>
        }
      />
      <AdFigures filter={list.criteria} />
      <AdsFilters list={list} />
      <AdGrid query={ads} list={list} onAdd={add} onOpen={setOpened} />
      {pagination && ads.data?.ads.length !== 0 && (
        <Pagination
          page={list.page}
          pageSize={list.pageSize}
          total={pagination.total}
          noun="ads"
          onPageChange={list.goTo}
          pageSizes={adPageSizes}
          onPageSizeChange={list.resize}
        />
      )}
      <DebugInfo filters={list.criteria} page={list.page} limit={list.pageSize} pagination={pagination} />
      {opened && <AdDialogs opened={opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

const useAdsSearchParams = () =>
  useListSearchParams<AdsSearch>(useSearch({ from: '/admin/layout/admin/ads' }), PAGE_SIZE)

function AdsFilters({ list }: { list: ReturnType<typeof useAdsSearchParams> }) {
  const { criteria, isFiltered, change, clear } = list

  return (
    <FilterPanel
      search={criteria.search}
      searchHint="Title or description"
      onSearch={(search) => change({ search })}
      isFiltered={isFiltered}
      onClear={clear}
      more={
        <LocationPicker optional value={toPlace(criteria)} onChange={(next) => change(chosenLevels(next))} />
      }
    >
      <div className="md:w-44">
        <Select
          label="Type"
          placeholder="All types"
          options={adTypeOptions}
          value={criteria.type ?? ''}
          onChange={(event) => change({ type: (event.target.value as AdType) || undefined })}
        />
      </div>
    </FilterPanel>
  )
}

type Shown = { filters: AdFilter; page: number; limit: number; pagination: Paging | undefined }

/** The request and its paging, to find out why an ad is not in the list (DEC-138). */
function DebugInfo(shown: Shown) {
  return (
    <details className="rounded-lg border border-line bg-surface text-sm">
      <summary className="cursor-pointer px-4 py-3 font-medium text-ink-soft">Debug info</summary>
      <pre className="overflow-x-auto border-line border-t px-4 py-3 font-mono text-ink-soft text-xs">
        {JSON.stringify(shown, null, 2)}
      </pre>
    </details>
  )
}
