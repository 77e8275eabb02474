import type { PurchaseSettlement } from '@thela/contract/templates/access'
import type { Db } from '../../../db/connect.ts'
import { badRequest, HttpError, notFound } from '../../../http/errors.ts'
import { newId } from '../../../ids.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { lockVendor } from '../../vendors/record/queries.ts'
import { hasComponent } from '../catalogue/present-template.ts'
import { findTemplate, findUsableTemplate } from '../catalogue/queries.ts'
import { givePermission } from './grant-access.ts'
import { presentPurchase } from './present-access.ts'
import { findPurchase, insertPurchase, lockPurchase, updatePurchaseStatus } from './queries.ts'

/** A request, not a payment: that is arranged outside, and an administrator then grants access (DEC-191). */
export function requestPurchase(db: Db, vendor: Actor, wanted: string) {
  return db.transaction().execute(async (db) => {
    await lockVendor(db, vendor.id)
    const template = await findOffered(db, wanted)
    if (await findUsableTemplate(db, vendor.id, template.templateId))
      throw new HttpError(409, 'You already have access to this template')

    const id = newId()
    await insertPurchase(db, {
      id,
      templateId: template.id,
      vendorId: vendor.id,
      price: template.price,
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

async function findOffered(db: Db, id: string) {
  const template = await findTemplate(db, id)
  if (!template.isEnabled || !hasComponent(template)) throw notFound('Template')
  if (template.accessLevel === 'free') throw badRequest('This template is free for every vendor')
  return template
}

/** The administrator's decision, made once. */
export function settlePurchase(
  db: Db,
  admin: Actor,
  { id, status, expiresAt }: PurchaseSettlement & { id: string },
) {
  return db.transaction().execute(async (db) => {
    const purchase = await lockPurchase(db, id)
    if (purchase.status !== 'PENDING') throw new HttpError(409, 'This request has already been processed')
    await updatePurchaseStatus(db, id, status)

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
