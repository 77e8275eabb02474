import { useQuery } from '@tanstack/react-query'
import { DatabaseBackup, RefreshCw } from 'lucide-react'
import { useSession } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { BackupFigures } from './BackupFigures.tsx'
import { backupStatsQuery, POLL_MS } from './backup-stats-query.ts'
import { useCreateBackup } from './backups-api.ts'

export function BackupCard() {
  const create = useCreateBackup()
  const enabled = useSession()?.user.role === 'SUPER_ADMIN'
  const { data, isFetching, isPending, refetch } = useQuery({
    ...backupStatsQuery,
    enabled,
    refetchInterval: ({ state }) => (create.isPending || state.data?.running ? POLL_MS : false),
  })
  const isCreating = create.isPending || Boolean(data?.running)

  return (
    <Card
      title="Database Backup"
      description="Every night at 2:00 AM, kept for 30 days. Each one is read back before it counts."
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
