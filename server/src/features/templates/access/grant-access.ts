import type { Grant } from '@thela/contract/templates/access'
import type { Db } from '../../../db/connect.ts'
import { invalidField, notFound } from '../../../http/errors.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { lockVendor } from '../../vendors/record/queries.ts'
import { findTemplate } from '../catalogue/queries.ts'
import { presentPermission } from './present-access.ts'
import { deactivatePermission, findPermission, savePermission } from './queries.ts'

/** Lets a vendor use a template until it expires; granting again changes the permission (DEC-193). */
export function grantAccess(db: Db, admin: Actor, grant: Grant) {
  return db.transaction().execute(async (db) => {
    const outcome = await givePermission(db, admin, grant)
    await recordChange(db, admin, {
      action: outcome.isNew ? 'CREATE' : 'UPDATE',
      entity: 'TEMPLATE_ACCESS',
      entityId: outcome.permission.id,
      newValues: grant,
    })
    return outcome
  })
}

/** Only the permission, for a caller that writes the audit log itself. */
export async function givePermission(db: Db, admin: Actor, { templateId, vendorId, expiresAt }: Grant) {
  if (expiresAt && new Date(expiresAt) <= new Date())
    throw invalidField('expiresAt', 'The expiry must be in the future')
  const template = await findTemplate(db, templateId)
  await lockVendor(db, vendorId)

  const pair = { templateId: template.id, vendorId }
  const isNew = await savePermission(db, { ...pair, grantedBy: admin.id, expiresAt: expiresAt ?? null })
  const row = await findPermission(db, pair)
  if (!row) throw notFound('Permission')
  return { permission: presentPermission(row), isNew }
}

type Pair = { templateId: string; vendorId: string }

export function revokeAccess(db: Db, admin: Actor, { templateId, vendorId }: Pair) {
  return db.transaction().execute(async (db) => {
    const template = await findTemplate(db, templateId)
    await lockVendor(db, vendorId)
    const { id, expiresAt } = await deactivatePermission(db, { templateId: template.id, vendorId })
    await recordChange(db, admin, {
      action: 'UPDATE',
      entity: 'TEMPLATE_ACCESS',
      entityId: id,
      metadata: { changed: 'revoked', templateId: template.templateId, vendorId },
      oldValues: { isActive: true, expiresAt },
      newValues: { isActive: false },
    })
  })
}
