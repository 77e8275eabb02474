import { useQuery } from '@tanstack/react-query'
import type { BackupStats } from '@thela/contract/admin/backups'
import { formatDateTime } from '@thela/contract/values/dates'
import { formatCount } from '@thela/contract/values/numbers'
import { DatabaseBackup, RefreshCw } from 'lucide-react'
import { useSession } from '../../api/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Progress } from '../../ui/feedback/Progress.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { BACKUP_POLL_MS, backupStatsQuery, useCreateBackup } from './api.ts'

export function BackupCard() {
  const create = useCreateBackup()
  const enabled = useSession()?.user.role === 'SUPER_ADMIN'
  const { data, isFetching, isPending, refetch } = useQuery({
    ...backupStatsQuery,
    enabled,
    refetchInterval: ({ state }) => (create.isPending || state.data?.running ? BACKUP_POLL_MS : false),
  })
  const isCreating = create.isPending || Boolean(data?.running)

  return (
    <Card
      title="Database Backup"
      description="Backups run every night at 2:00 AM and are kept for 30 days. Each backup is verified."
      actions={
        <>
          <Button
            variant="secondary"
            size="sm"
            icon={<RefreshCw aria-hidden />}
            busy={isFetching && !isCreating}
            onClick={() => refetch()}
          >
            Refresh
          </Button>
          <Button
            size="sm"
            icon={<DatabaseBackup aria-hidden />}
            busy={isCreating}
            busyLabel="Creating..."
            onClick={() => create.mutate()}
          >
            Create Backup
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <BackupFigures stats={data?.stats} loading={isPending} />
        {isCreating && <Progress label="Creating a backup" value={data?.running?.percent} />}
      </div>
    </Card>
  )
}

type BackupFiguresProps = { stats?: BackupStats; loading: boolean }

/** Shows a dash for each figure that is not available. */
export function BackupFigures({ stats, loading }: BackupFiguresProps) {
  const figures = [
    { label: 'Total Backups', value: stats && formatCount(stats.totalBackups) },
    { label: 'Total Size', value: stats && `${formatCount(stats.totalSizeInMB)} MB` },
    { label: 'Newest Backup', value: stats && newestOf(stats) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {figures.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="mt-1 font-semibold text-ink tabular-nums">
            {loading ? <Skeleton width="5rem" height="1.5rem" /> : (value ?? '—')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const newestOf = ({ newestBackup }: BackupStats) => (newestBackup ? formatDateTime(newestBackup) : 'None yet')
