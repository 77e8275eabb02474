import type { AuditLog } from '@thela/contract/core/audit-logs'

/** Who did it: the administrator, or the actor's id and type. */
export const actorOf = ({ admin, actorId, actorType }: AuditLog) =>
  admin ? { name: admin.name, more: admin.email } : { name: actorId ?? '-', more: actorType }

/** What the line tells besides: its metadata, or the values it is about. */
export function detailsOf({ metadata, newValues, oldValues }: AuditLog) {
  const told = [metadata, newValues, oldValues].find((values) => values && Object.keys(values).length > 0)
  return told
    ? Object.entries(told)
        .map(([name, value]) => `${wordsOf(name)}: ${textOf(value)}`)
        .join(', ')
    : ''
}

const loopback = /^(127\.|::1$|::ffff:127\.)/

export function addressOf({ ipAddress }: AuditLog) {
  if (!ipAddress) return '-'
  return loopback.test(ipAddress) ? 'Localhost' : ipAddress
}

/** 'maxFileSize' → 'Max File Size' */
export function wordsOf(name: string) {
  const spaced = name.replaceAll('_', ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2')
  return spaced.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

/** A value as people read it; what has an inside of its own is JSON. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
