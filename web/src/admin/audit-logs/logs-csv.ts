import type { AuditLog } from '@thela/contract/core/audit-logs'
import { businessTime } from '@thela/contract/values/dates'
import { toCsv } from '../tables/csv.ts'
import { actorOf, addressOf, detailsOf } from './log-words.ts'

/** One line a deed; the time is the platform's, as everywhere (DEC-059). */
export function csvOf(logs: AuditLog[]) {
  const header = [
    'Timestamp',
    'Admin',
    'Email or Type',
    'Action',
    'Entity',
    'Entity ID',
    'Details',
    'Previous Values',
    'New Values',
    'IP Address',
  ]
  return toCsv(
    header,
    logs.map((log) => [
      businessTime(new Date(log.createdAt)),
      actorOf(log).name,
      actorOf(log).more,
      log.action,
      log.entity,
      log.entityId,
      detailsOf(log),
      json(log.oldValues),
      json(log.newValues),
      addressOf(log),
    ]),
  )
}

const json = (values: object | null) => values && JSON.stringify(values)
