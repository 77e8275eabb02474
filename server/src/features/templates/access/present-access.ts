import type { TemplatePermission, TemplatePurchase } from '@thela/contract/templates/access'
import type { PermissionRow, PurchaseRow } from './queries.ts'

export const presentPermission = (row: PermissionRow): TemplatePermission => ({
  id: row.id,
  template: { name: row.templateName, templateId: row.templateId },
  vendor: holderOf(row),
  admin: row.adminName === null ? null : { name: row.adminName },
  grantedAt: row.grantedAt,
  expiresAt: row.expiresAt,
  isActive: row.isActive,
  status: statusOf(row),
})

/** A revoked permission is inactive, whenever it would have expired (DEC-189). */
export function statusOf({
  isActive,
  isPast,
}: Pick<PermissionRow, 'isActive' | 'isPast'>): TemplatePermission['status'] {
  if (!isActive) return 'Inactive'
  return isPast ? 'Expired' : 'Active'
}

export const presentPurchase = (row: PurchaseRow): TemplatePurchase => ({
  id: row.id,
  templateId: row.templateId,
  vendor: holderOf(row),
  price: row.price,
  status: row.status,
  createdAt: row.createdAt,
})

const holderOf = (row: { vendorId: string; businessName: string; vendorName: string; phone: string }) => ({
  id: row.vendorId,
  businessName: row.businessName,
  name: row.vendorName,
  phone: row.phone,
})
