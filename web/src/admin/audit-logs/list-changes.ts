import type { AuditLog } from '@thela/contract/core/audit-logs'
import { textOf, wordsOf } from './log-words.ts'

/** The fields that either side names, what has changed first. */
export function listChanges({ oldValues, newValues }: Pick<AuditLog, 'oldValues' | 'newValues'>) {
  const names = new Set([...Object.keys(oldValues ?? {}), ...Object.keys(newValues ?? {})])
  const fields = [...names].map((name) => {
    const before = textOf(oldValues?.[name])
    const after = textOf(newValues?.[name])
    return { field: wordsOf(name), before, after, hasChanged: before !== after }
  })

  return fields.sort((a, b) => Number(b.hasChanged) - Number(a.hasChanged))
}
