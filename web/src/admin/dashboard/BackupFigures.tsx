import type { BackupStats } from '@thela/contract/admin/backups'
import { formatDateTime } from '@thela/contract/values/dates'
import { formatCount } from '@thela/contract/values/numbers'
import { Skeleton } from '../../ui/Skeleton.tsx'

type Props = { stats?: BackupStats; loading: boolean }

/** Without figures a dash stands for each: nothing is made up, and nothing is said twice. */
export function BackupFigures({ stats, loading }: Props) {
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
