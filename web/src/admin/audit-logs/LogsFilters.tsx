import { useSearch } from '@tanstack/react-router'
import {
  type AuditAction,
  type AuditEntity,
  type AuditPeriod,
  auditActions,
  auditEntities,
} from '@thela/contract/values/choices'
import { Select } from '../../ui/form/Select.tsx'
import { FilterPanel } from '../tables/FilterPanel.tsx'
import { useListSearchParams } from '../tables/use-list-search-params.ts'

const periods = [
  { value: 'all', label: 'All time' },
  { value: '1d', label: 'Today' },
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
  { value: '90d', label: 'Last 90 days' },
]

export function LogsFilters({ params }: { params: ReturnType<typeof useLogsParams> }) {
  const { filter, isFiltered, change, clear } = params

  return (
    <FilterPanel
      search={filter.search}
      searchHint="Admin, entity id or details"
      onSearch={(search) => change({ search })}
      isFiltered={isFiltered}
      onClear={clear}
    >
      <div className="md:w-36">
        <Select
          label="Action"
          placeholder="All actions"
          options={auditActions.map(asOption)}
          value={filter.action ?? ''}
          onChange={({ target }) => change({ action: (target.value || undefined) as AuditAction })}
        />
      </div>
      <div className="md:w-44">
        <Select
          label="Entity"
          placeholder="All entities"
          options={auditEntities.map(asOption)}
          value={filter.entity ?? ''}
          onChange={({ target }) => change({ entity: (target.value || undefined) as AuditEntity })}
        />
      </div>
      <div className="md:w-38">
        <Select
          label="Time range"
          options={periods}
          value={filter.period ?? 'all'}
          onChange={({ target }) =>
            change({
              period: target.value === 'all' ? undefined : (target.value as Exclude<AuditPeriod, 'all'>),
            })
          }
        />
      </div>
    </FilterPanel>
  )
}

const asOption = (value: string) => ({ value, label: value })

export const PAGE_SIZE = 50

export type LogsFilter = {
  search?: string
  action?: AuditAction
  entity?: AuditEntity
  period?: Exclude<AuditPeriod, 'all'>
  page?: number
}

export const useLogsParams = () =>
  useListSearchParams<LogsFilter>(useSearch({ from: '/admin/layout/admin/audit-logs' }), PAGE_SIZE)
