import type { UseQueryResult } from '@tanstack/react-query'
import type { AuditLog } from '@thela/contract/core/audit-logs'
import { ScrollText } from 'lucide-react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PastLastPage } from '../../ui/table/Pagination.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { tableColumns } from '../tables/exported-columns.ts'
import type { useLogsParams } from './LogsFilters.tsx'
import { logColumns } from './log-columns.tsx'

type Props = {
  query: UseQueryResult<{ logs: AuditLog[]; total: number }>
  params: ReturnType<typeof useLogsParams>
  onView: (log: AuditLog) => void
}

export function LogsTable({ query, params, onView }: Props) {
  const total = query.data?.total ?? 0

  return (
    <Table
      label="Audit logs"
      columns={tableColumns(logColumns, onView)}
      rows={query.data?.logs ?? []}
      rowKey={(log) => log.id}
      onPhones="stack"
      loading={query.isPending}
      skeletonRows={12}
      error={
        query.isLoadingError && <QueryFailure query={query} message="We could not load the audit logs." />
      }
      empty={
        total > 0 ? (
          <PastLastPage total={total} pageSize={params.pageSize} noun="actions" onPageChange={params.goTo} />
        ) : (
          <NoLogs isFiltered={params.isFiltered} onClear={params.clear} />
        )
      }
    />
  )
}

function NoLogs({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<ScrollText />}
      title="No audit logs found"
      text={isFiltered ? 'No actions match these filters.' : 'Every change on the platform is recorded here.'}
      action={
        isFiltered && (
          <Button variant="secondary" onClick={onClear}>
            Show all actions
          </Button>
        )
      }
    />
  )
}
