import type { Db } from '../../db/connect.ts'

export type AuditAction = 'CREATE' | 'UPDATE' | 'DELETE' | 'LOGIN' | 'LOGOUT'

export type NewAuditLog = {
  actorType: 'ADMIN' | 'VENDOR' | 'SYSTEM'
  actorId: string | null
  action: AuditAction
  entity: string
  entityId: string | null
  metadata?: object
  oldValues?: object
  newValues?: object
  ipAddress: string | null
}

export function insertAuditLog(db: Db, { metadata, oldValues, newValues, ...log }: NewAuditLog) {
  return db
    .insertInto('auditLogs')
    .values({
      ...log,
      metadata: toJson(metadata),
      oldValues: toJson(oldValues),
      newValues: toJson(newValues),
    })
    .execute()
}

const toJson = (values: object | undefined) => (values ? JSON.stringify(values) : null)
