import type { TemplateOffer } from '@thela/contract/templates/access'
import type { Db } from '../../../db/connect.ts'
import { presentTemplate } from '../catalogue/present-template.ts'
import { listTemplatesOnRequest } from '../catalogue/queries.ts'
import { statusOf } from './present-access.ts'
import { listLatestPurchases, listPermissionsOf, type PermissionRow, type PurchaseRow } from './queries.ts'

/** Every template that a vendor can ask for, and those that they were granted (DEC-235). */
export async function listOffers(db: Db, vendorId: string): Promise<TemplateOffer[]> {
  const templates = (await listTemplatesOnRequest(db)).map(presentTemplate)
  const permissions = byTemplate(await listPermissionsOf(db, vendorId))
  const purchases = byTemplate(await listLatestPurchases(db, vendorId))

  return templates
    .filter(({ hasComponent }) => hasComponent)
    .map((template) => {
      const permission = permissions.get(template.id)
      const purchase = purchases.get(template.id)
      return {
        template,
        standing: standingOf(permission, purchase),
        requestedAt: purchase?.createdAt ?? null,
        expiresAt: permission?.isActive ? permission.expiresAt : null,
      }
    })
}

const byTemplate = <Row extends { templateRecordId: string }>(rows: Row[]) =>
  new Map(rows.map((row) => [row.templateRecordId, row]))

/** A permission that was taken back leaves nothing behind: the vendor may ask anew. */
function standingOf(permission?: PermissionRow, purchase?: PurchaseRow): TemplateOffer['standing'] {
  const status = permission && statusOf(permission)
  if (status === 'Active') return 'granted'
  if (purchase?.status === 'PENDING') return 'pending'
  if (purchase?.status === 'DECLINED' && !isOlder(purchase, permission)) return 'declined'
  return status === 'Expired' ? 'expired' : 'none'
}

const isOlder = (purchase: PurchaseRow, permission?: PermissionRow) =>
  permission !== undefined && purchase.createdAt < permission.grantedAt
