import type { AuditLog } from '@thela/contract/core/audit-logs'
import type { AuditAction } from '@thela/contract/values/choices'
import { writeCsv } from '@thela/contract/values/csv'
import { businessTime, formatDateTime } from '@thela/contract/values/dates'
import { Button } from '../../ui/button/Button.tsx'
import { Badge, type Tone } from '../../ui/feedback/Badge.tsx'
import { type ExportedColumn, fileColumns } from '../tables/exported-columns.ts'
import { TwoLineCell } from '../tables/TwoLineCell.tsx'
import { actorOf, addressOf, detailsOf } from './log-texts.ts'

const tones: Record<AuditAction, Tone> = {
  CREATE: 'good',
  UPDATE: 'brand',
  DELETE: 'bad',
  LOGIN: 'neutral',
  LOGOUT: 'neutral',
}

type View = (log: AuditLog) => void

export const logColumns: readonly ExportedColumn<AuditLog, View>[] = [
  {
    key: 'timestamp',
    header: 'Timestamp',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
        {formatDateTime(createdAt)}
      </time>
    ),
    // The time is the platform's, as everywhere (DEC-059).
    exported: ({ createdAt }) => businessTime(new Date(createdAt)),
  },
  {
    key: 'admin',
    header: 'Admin',
    cell: (log) => <TwoLineCell main={actorOf(log).name} more={actorOf(log).more} />,
    exported: { Admin: (log) => actorOf(log).name, 'Email or Type': (log) => actorOf(log).more },
  },
  {
    key: 'action',
    header: 'Action',
    cell: ({ action }) => <Badge tone={tones[action]}>{action}</Badge>,
    exported: ({ action }) => action,
  },
  {
    key: 'entity',
    header: 'Entity',
    cell: ({ entity, ...log }) => <TwoLineCell main={entity} more={<EntityName {...log} />} />,
    exported: {
      Entity: ({ entity }) => entity,
      'Entity ID': ({ entityId }) => entityId,
      'Entity Name': ({ entityName }) => entityName,
    },
  },
  {
    key: 'details',
    header: 'Details',
    cell: (log, view) => <Details log={log} onView={view} />,
    exported: {
      Details: detailsOf,
      'Previous Values': ({ oldValues }) => json(oldValues),
      'New Values': ({ newValues }) => json(newValues),
    },
  },
  {
    key: 'ip',
    header: 'IP Address',
    cell: (log) => <span className="whitespace-nowrap tabular-nums">{addressOf(log)}</span>,
    exported: addressOf,
  },
]

/** One line per action. */
export function csvOf(logs: readonly AuditLog[]) {
  const columns = fileColumns(logColumns)

  return writeCsv([
    columns.map(({ header }) => header),
    ...logs.map((log) => columns.map(({ value }) => value(log))),
  ])
}

function EntityName({ entityName, entityId }: Pick<AuditLog, 'entityName' | 'entityId'>) {
  return (
    <>
      {entityName && <span className="block text-ink-soft text-sm">{entityName}</span>}
      {entityId && <span className="block">{entityId}</span>}
    </>
  )
}

const json = (values: object | null) => values && JSON.stringify(values)

function Details({ log, onView }: { log: AuditLog; onView: View }) {
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
