import type { AuditLog } from '@thela/contract/core/audit-logs'

/** Who did it: the administrator, or the actor's id and type, under the name of the stall where there is one. */
export function actorOf({ admin, actorId, actorType, actorName }: AuditLog) {
  if (admin) return { name: admin.name, more: admin.email }
  if (actorName) return { name: actorName, more: `${actorType} ${actorId}` }
  return { name: actorId ?? '-', more: actorType }
}

/** The entry's details: its metadata, or else its values. */
export function detailsOf({ metadata, newValues, oldValues }: AuditLog) {
  const told = [metadata, newValues, oldValues].find((values) => values && Object.keys(values).length > 0)
  return told
    ? Object.entries(told)
        .map(([name, value]) => `${titleCase(name)}: ${formatValue(value)}`)
        .join(', ')
    : ''
}

const loopback = /^(127\.|::1$|::ffff:127\.)/

export function addressOf({ ipAddress }: AuditLog) {
  if (!ipAddress) return '-'
  return loopback.test(ipAddress) ? 'Localhost' : ipAddress
}

/** 'maxFileSize' → 'Max File Size' */
export function titleCase(name: string) {
  const spaced = name.replaceAll('_', ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2')
  return spaced.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

/** A value for display; nested objects are shown as JSON. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
