import type { PurchaseSettlement } from '@thela/contract/templates/access'
import type { Db } from '../../../db/connect.ts'
import { badRequest, HttpError, notFound } from '../../../http/errors.ts'
import { newId } from '../../../ids.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { lockVendor } from '../../vendors/record/queries.ts'
import { findTemplate, findUsableTemplate } from '../catalogue/queries.ts'
import { givePermission } from './grant-access.ts'
import { presentPurchase } from './present-access.ts'
import { findPurchase, insertPurchase, lockPurchase, settle } from './queries.ts'

/** A wish, not a payment: people arrange that, and an administrator turns it into a grant (DEC-191). */
export function requestPurchase(db: Db, vendor: Actor, wanted: string) {
  return db.transaction().execute(async (db) => {
    await lockVendor(db, vendor.id)
    const template = await findPremium(db, wanted)
    if (await findUsableTemplate(db, vendor.id, template.templateId))
      throw new HttpError(409, 'You already have access to this template')

    const id = newId()
    await insertPurchase(db, {
      id,
      templateId: template.id,
      vendorId: vendor.id,
      price: template.price ?? 0,
    })
    await recordChange(db, vendor, {
      action: 'CREATE',
      entity: 'TEMPLATE_ACCESS',
      entityId: id,
      metadata: { changed: 'purchase requested' },
      newValues: { templateId: template.templateId, price: template.price },
    })
    return presentPurchase(await findPurchase(db, id))
  })
}

async function findPremium(db: Db, id: string) {
  const template = await findTemplate(db, id)
  if (!template.isEnabled) throw notFound('Template')
  if (template.accessLevel !== 'premium') throw badRequest('This is not a premium template')
  return template
}

/** The administrator's answer, given once. */
export function settlePurchase(
  db: Db,
  admin: Actor,
  { id, status, expiresAt }: PurchaseSettlement & { id: string },
) {
  return db.transaction().execute(async (db) => {
    const purchase = await lockPurchase(db, id)
    if (purchase.status !== 'PENDING') throw new HttpError(409, 'This request has already been settled')
    await settle(db, id, status)

    const grant = { templateId: purchase.templateRecordId, vendorId: purchase.vendorId, expiresAt }
    const permission = status === 'GRANTED' ? (await givePermission(db, admin, grant)).permission : null
    await recordChange(db, admin, {
      action: 'UPDATE',
      entity: 'TEMPLATE_ACCESS',
      entityId: id,
      oldValues: { status: purchase.status },
      newValues: { status, expiresAt },
    })
    return { purchase: presentPurchase(await findPurchase(db, id)), permission }
  })
}
