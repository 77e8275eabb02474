// The values that search params may have. The router loads this file on every page, so it contains no schema.

/** From the widest to the nearest: each level also needs the places of the levels before it. */
export const targetLevels = ['COUNTRY', 'STATE', 'CITY', 'AREA'] as const

export const adPageSizes = [20, 50, 100, 200] as const

export const queuePageSizes = [25, 50, 100, 200] as const

export const auditActions = ['CREATE', 'UPDATE', 'DELETE', 'LOGIN', 'LOGOUT'] as const
export type AuditAction = (typeof auditActions)[number]

/** What can be changed; the filter shows the five documented ones first (DEC-175). */
export const auditEntities = [
  'VENDOR',
  'AD',
  'CATEGORY',
  'MENU_ITEM',
  'ADMIN',
  'TEMPLATE',
  'TEMPLATE_ACCESS',
  'LOCATION',
  'AD_QUEUE',
  'AD_CONFIG',
  'BUDGET_TIER',
  'SETTINGS',
  'UPLOAD',
  'CONTACT_MESSAGE',
  'BACKUP',
  'DATABASE_TOOL',
] as const
export type AuditEntity = (typeof auditEntities)[number]

/** All time, today, or this many days including today (DEC-177). */
export const auditPeriods = ['all', '1d', '7d', '30d', '90d'] as const
export type AuditPeriod = (typeof auditPeriods)[number]

export const vendorSorts = ['createdAt', 'name', 'totalViews', 'qrScans', 'items', 'lastActivity'] as const
