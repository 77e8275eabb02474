import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import type { AuditLog, AuditStats } from '@thela/contract/core/audit-logs'
import { formatCount } from '@thela/contract/values/numbers'
import { Activity, CalendarDays, CalendarRange, Download, RotateCw, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { StatCard } from '../../ui/layout/StatCard.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { logStatsQuery, logsQuery, useExportLogs } from './api.ts'
import { ChangesDialog } from './ChangesDialog.tsx'
import { LogsFilters, useLogsParams } from './LogsFilters.tsx'
import { LogsTable } from './LogsTable.tsx'

export function AuditLogsPage() {
  const params = useLogsParams()
  const logs = useQuery(logsQuery(params.filter))
  const stats = useQuery(logStatsQuery)
  const [viewed, setViewed] = useState<AuditLog>()
  const total = logs.data?.total ?? 0

  return (
    <div className="grid gap-5">
      <PageHeader
        title="Audit Logs"
        description="Who changed what, and from where. Entries cannot be edited and are kept for one year."
        actions={
          <HeaderActions
            filter={params.filter}
            onRefresh={() => Promise.all([logs.refetch(), stats.refetch()])}
          />
        }
      />
      <LogStats query={stats} />
      <LogsFilters params={params} />
      <Card flush>
        <LogsTable query={logs} params={params} onView={setViewed} />
        {total > params.pageSize && logs.data?.logs.length !== 0 && (
          <Pagination
            page={params.page}
            pageSize={params.pageSize}
            total={total}
            noun="actions"
            onPageChange={params.goTo}
          />
        )}
      </Card>
      {viewed && <ChangesDialog log={viewed} onClose={() => setViewed(undefined)} />}
    </div>
  )
}

type ActionsProps = {
  filter: ReturnType<typeof useLogsParams>['filter']
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

const cards = [
  { of: 'totalActions', label: 'Total Actions', caption: 'in the last 30 days', Icon: Activity },
  { of: 'todayActions', label: "Today's Actions", caption: 'since midnight', Icon: CalendarDays },
  { of: 'activeAdmins', label: 'Active Admins', caption: 'in the last 30 days', Icon: UsersRound },
  { of: 'weeklyActions', label: 'Last 7 Days', caption: 'actions, including today', Icon: CalendarRange },
] as const

function LogStats({ query }: { query: UseQueryResult<AuditStats> }) {
  const stats = query.data
  if (query.isLoadingError) {
    return (
      <Card>
        <QueryFailure query={query} message="We could not load the action counts." />
      </Card>
    )
  }
  return (
    <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {cards.map(({ of, label, caption, Icon }) => (
        <StatCard
          key={of}
          label={label}
          value={stats && formatCount(stats[of])}
          caption={caption}
          icon={<Icon />}
          loading={!stats}
        />
      ))}
    </div>
  )
}
