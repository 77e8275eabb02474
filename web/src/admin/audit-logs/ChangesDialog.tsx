import type { AuditLog } from '@thela/contract/core/audit-logs'
import { formatDateTime } from '@thela/contract/values/dates'
import { Button } from '../../ui/button/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { actorOf, formatValue, titleCase } from './log-texts.ts'

type Props = { log: AuditLog; onClose: () => void }

/** Old and new values side by side, field by field. */
export function ChangesDialog({ log, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={`Changes to ${log.entityName ?? log.entity}`}
      description={`${actorOf(log).name}, ${formatDateTime(log.createdAt)}`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <table className="w-full table-fixed border-collapse text-sm">
        <thead className="text-left text-ink-soft text-xs">
          <tr className="border-line border-b">
            <th className="w-1/4 py-2 pr-3 font-semibold">Field</th>
            <th className="py-2 pr-3 font-semibold">Previous Values</th>
            <th className="py-2 font-semibold">New Values</th>
          </tr>
        </thead>
        <tbody>
          {listChanges(log).map(({ field, before, after, hasChanged }) => (
            <tr key={field} className="border-line border-b align-top last:border-b-0">
              <th scope="row" className="wrap-anywhere py-2 pr-3 text-left font-medium">
                {field}
              </th>
              <Value tone={hasChanged && 'bg-bad-soft text-bad-ink'}>{before}</Value>
              <Value tone={hasChanged && 'bg-good-soft text-good-ink'}>{after}</Value>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

function Value({ tone, children }: { tone: string | false; children: string }) {
  return (
    <td className="wrap-anywhere whitespace-pre-wrap py-2 pr-3">
      <span className={classNames('rounded-sm', tone && `box-decoration-clone px-1.5 py-0.5 ${tone}`)}>
        {children}
      </span>
    </td>
  )
}

/** All fields of both sides, changed ones first. */
export function listChanges({ oldValues, newValues }: Pick<AuditLog, 'oldValues' | 'newValues'>) {
  const names = new Set([...Object.keys(oldValues ?? {}), ...Object.keys(newValues ?? {})])
  const fields = [...names].map((name) => {
    const before = formatValue(oldValues?.[name])
    const after = formatValue(newValues?.[name])
    return { field: titleCase(name), before, after, hasChanged: before !== after }
  })

  return fields.sort((a, b) => Number(b.hasChanged) - Number(a.hasChanged))
}
