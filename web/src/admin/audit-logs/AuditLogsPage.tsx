import { useMutation, useQuery } from '@tanstack/react-query'
import type { AuditLog } from '@thela/contract/core/audit-logs'
import { Download, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { logStatsQuery, logsQuery } from './api.ts'
import { ChangesDialog } from './ChangesDialog.tsx'
import { LogStats } from './LogStats.tsx'
import { LogsFilters } from './LogsFilters.tsx'
import { LogsTable } from './LogsTable.tsx'
import { useExportLogs } from './use-export-logs.ts'
import { useLogsFilter } from './use-logs-filter.ts'

export function AuditLogsPage() {
  const address = useLogsFilter()
  const logs = useQuery(logsQuery(address.filter))
  const stats = useQuery(logStatsQuery)
  const [viewed, setViewed] = useState<AuditLog>()
  const total = logs.data?.total ?? 0

  return (
    <div className="grid gap-5">
      <PageHeader
        title="Audit Logs"
        description="Who changed what, and from where. Nobody can rewrite it; it is kept for a year."
        actions={
          <HeaderActions
            filter={address.filter}
            onRefresh={() => Promise.all([logs.refetch(), stats.refetch()])}
          />
        }
      />
      <LogStats query={stats} />
      <LogsFilters address={address} />
      <Card flush>
        <LogsTable query={logs} address={address} onView={setViewed} />
        {total > address.pageSize && logs.data?.logs.length !== 0 && (
          <Pagination
            page={address.page}
            pageSize={address.pageSize}
            total={total}
            noun="actions"
            onPageChange={address.goTo}
          />
        )}
      </Card>
      {viewed && <ChangesDialog log={viewed} onClose={() => setViewed(undefined)} />}
    </div>
  )
}

type ActionsProps = {
  filter: ReturnType<typeof useLogsFilter>['filter']
  onRefresh: () => Promise<unknown>
}

function HeaderActions({ filter, onRefresh }: ActionsProps) {
  const refresh = useMutation({ mutationFn: onRefresh })
  const { exportLogs, progress } = useExportLogs()

  return (
    <>
      <Button
        variant="secondary"
        icon={<RotateCw aria-hidden />}
        busy={refresh.isPending}
        onClick={() => refresh.mutate()}
      >
        Refresh
      </Button>
      <Button
        icon={<Download aria-hidden />}
        busy={exportLogs.isPending}
        busyLabel={`Exporting ${progress}%`}
        onClick={() => exportLogs.mutate(filter)}
      >
        Export CSV
      </Button>
    </>
  )
}
