import type { EventType } from '@thela/contract/analytics/event-types'
import type { AuditAction, AuditEntity } from '@thela/contract/values/choices'
import type { Caller, Role } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import { recordEvent } from '../events/record-event.ts'
import { insertAuditLog } from './queries.ts'

export type Actor = Pick<Caller, 'role' | 'id' | 'ip'>

type Change = {
  action: AuditAction
  entity: AuditEntity
  entityId: string
  /** The event that the vendor sees in Recent Activity, if the change has one. */
  event?: EventType
  metadata?: object
  oldValues?: object
  newValues?: object
}

const actorTypes: Record<Role, 'VENDOR' | 'ADMIN'> = { VENDOR: 'VENDOR', SUPER_ADMIN: 'ADMIN' }

/** Every write calls this in its own transaction: a change and its audit log entry are stored together or not at all. */
export async function recordChange(db: Db, actor: Actor, { event, ...change }: Change) {
  await insertAuditLog(db, {
    ...change,
    actorType: actorTypes[actor.role],
    actorId: actor.id,
    ipAddress: actor.ip,
    oldValues: withoutSecrets(change.oldValues),
    newValues: withoutSecrets(change.newValues),
  })
  if (event) await recordEvent(db, event, { vendorId: vendorOf(actor, change) })
}

/** An administrator's change of a vendor belongs to that vendor's activity. */
function vendorOf({ role, id }: Actor, { entity, entityId }: Pick<Change, 'entity' | 'entityId'>) {
  if (role === 'VENDOR') return id
  return entity === 'VENDOR' ? entityId : null
}

const secret = /password|hash|token|secret/i

function withoutSecrets(values: object | undefined) {
  return values && Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)))
}
