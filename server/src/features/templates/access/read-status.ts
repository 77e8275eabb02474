import type { Db } from '../../../db/connect.ts'
import { findVendor } from '../../vendors/record/queries.ts'
import { hasComponent } from '../catalogue/present-template.ts'
import { findTemplate, findUsableTemplate } from '../catalogue/queries.ts'
import { presentPermission, presentPurchase, statusOf } from './present-access.ts'
import { findLatestPurchase, findPermission } from './queries.ts'

/** A vendor's access to a template. */
export async function readStatus(db: Db, vendorId: string, id: string) {
  await findVendor(db, vendorId)
  const template = await findTemplate(db, id)
  const pair = { templateId: template.id, vendorId }
  const [usable, permission, purchase] = await Promise.all([
    findUsableTemplate(db, vendorId, template.templateId),
    findPermission(db, pair),
    findLatestPurchase(db, pair),
  ])

  return {
    hasAccess: usable !== undefined && hasComponent(usable),
    accessLevel: template.accessLevel,
    price: template.price,
    status: permission ? statusOf(permission) : ('None' as const),
    permission: permission ? presentPermission(permission) : null,
    purchase: purchase ? presentPurchase(purchase) : null,
  }
}
