import type { AuditLog } from '@thela/contract/core/audit-logs'
import type { AuditAction } from '@thela/contract/values/choices'
import { formatDateTime } from '@thela/contract/values/dates'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Column } from '../../ui/table-column.ts'
import { TwoLines } from '../tables/TwoLines.tsx'
import { actorOf, addressOf, detailsOf } from './log-words.ts'

const tones: Record<AuditAction, Tone> = {
  CREATE: 'good',
  UPDATE: 'brand',
  DELETE: 'bad',
  LOGIN: 'neutral',
  LOGOUT: 'neutral',
}

export const logColumns = (onView: (log: AuditLog) => void): Column<AuditLog>[] => [
  {
    key: 'timestamp',
    header: 'Timestamp',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
        {formatDateTime(createdAt)}
      </time>
    ),
  },
  {
    key: 'admin',
    header: 'Admin',
    cell: (log) => <TwoLines main={actorOf(log).name} more={actorOf(log).more} />,
  },
  {
    key: 'action',
    header: 'Action',
    cell: ({ action }) => <Badge tone={tones[action]}>{action}</Badge>,
  },
  {
    key: 'entity',
    header: 'Entity',
    cell: ({ entity, entityId }) => <TwoLines main={entity} more={entityId} />,
  },
  { key: 'details', header: 'Details', cell: (log) => <Details log={log} onView={onView} /> },
  {
    key: 'ip',
    header: 'IP Address',
    cell: (log) => <span className="whitespace-nowrap tabular-nums">{addressOf(log)}</span>,
  },
]

function Details({ log, onView }: { log: AuditLog; onView: (log: AuditLog) => void }) {
  const text = detailsOf(log)

  return (
    <div className="flex items-center justify-between gap-3 max-md:flex-wrap max-md:justify-end">
      <span title={text} className="max-w-72 truncate text-ink-soft max-md:max-w-56 2xl:max-w-120">
        {text || '-'}
      </span>
      {log.oldValues && log.newValues && (
        <Button size="sm" variant="ghost" onClick={() => onView(log)}>
          View Changes
        </Button>
      )}
    </div>
  )
}
