import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { ById, Id, requiredText, Timestamp, untrimmedText } from '../values/text.ts'
import { accessLevels, Template } from './catalogue.ts'

const Holder = z.object({ id: Id, businessName: z.string(), name: z.string(), phone: z.string() })

export const TemplatePermission = z.object({
  id: Id,
  template: z.object({ name: z.string(), templateId: z.string() }),
  vendor: Holder,
  admin: z.object({ name: z.string() }).nullable(),
  grantedAt: Timestamp,
  expiresAt: Timestamp.nullable(),
  isActive: z.boolean(),
  status: z.enum(['Active', 'Expired', 'Inactive']),
})
export type TemplatePermission = z.infer<typeof TemplatePermission>

const purchaseStatuses = ['PENDING', 'GRANTED', 'DECLINED'] as const

export const TemplatePurchase = z.object({
  id: Id,
  templateId: z.string(),
  vendor: Holder,
  /** Null when the price is agreed with the vendor. */
  price: z.number().nullable(),
  status: z.enum(purchaseStatuses),
  createdAt: Timestamp,
})
export type TemplatePurchase = z.infer<typeof TemplatePurchase>

/** A template that is not free, and whether the vendor has access to it (DEC-235). */
export const TemplateOffer = z.object({
  template: Template,
  standing: z.enum(['none', 'pending', 'granted', 'expired', 'declined']),
  requestedAt: Timestamp.nullable(),
  expiresAt: Timestamp.nullable(),
})
export type TemplateOffer = z.infer<typeof TemplateOffer>

const SELECT_BOTH = 'Please select both template and vendor'
const INVALID_DATE = 'Please enter a valid date'
const ExpiresAt = untrimmedText(40, INVALID_DATE)
  .check(z.iso.datetime({ offset: true, error: INVALID_DATE }))
  .nullish()

export const Grant = z.object({
  templateId: requiredText(SELECT_BOTH, 64),
  vendorId: requiredText(SELECT_BOTH, 64),
  /** Left out means permanent. */
  expiresAt: ExpiresAt,
})
export type Grant = z.infer<typeof Grant>

export const PurchaseSettlement = z.object({
  status: z.enum(['GRANTED', 'DECLINED']),
  expiresAt: ExpiresAt,
})
export type PurchaseSettlement = z.infer<typeof PurchaseSettlement>

export const PermissionsQuery = pageQuery({ standard: 50, most: 200 }).extend({
  templateId: untrimmedText(64).optional(),
  vendorId: untrimmedText(64).optional(),
  status: z.enum(['active', 'expired', 'inactive', 'all']).default('active'),
})
export type PermissionsQuery = z.output<typeof PermissionsQuery>

export const PurchasesQuery = pageQuery({ standard: 50, most: 200 }).extend({
  status: z.enum(purchaseStatuses).optional(),
})
export type PurchasesQuery = z.output<typeof PurchasesQuery>

const success = { success: z.literal(true) }
const Granted = z.object({ ...success, data: TemplatePermission, message: z.string() })

export const templateAccessApi = {
  listPermissions: endpoint({
    method: 'GET',
    path: '/api/template-access/permissions',
    access: 'admin',
    summary: 'Who may use which template',
    schema: {
      querystring: PermissionsQuery,
      response: {
        200: z.object({ ...success, data: z.array(TemplatePermission), pagination: Pagination }),
      },
    },
  }),
  grant: endpoint({
    method: 'POST',
    path: '/api/template-access/grant-access',
    access: 'admin',
    summary: 'Let a vendor use a template; granting again changes the expiry',
    schema: { body: Grant, response: { 200: Granted, 201: Granted } },
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/template-access/revoke-access/:templateId/:vendorId',
    access: 'admin',
    summary: 'Take a permission back',
    schema: {
      params: z.object({ templateId: Id, vendorId: Id }),
      response: { 200: z.object({ ...success, message: z.string() }) },
    },
  }),
  listOffers: endpoint({
    method: 'GET',
    path: '/api/template-access/offers',
    access: 'vendor',
    summary: 'Premium and custom templates, and whether the vendor has access to each',
    schema: { response: { 200: z.object({ ...success, data: z.array(TemplateOffer) }) } },
  }),
  purchase: endpoint({
    method: 'POST',
    path: '/api/template-access/purchase',
    access: 'vendor',
    summary: 'Ask for a premium or custom template; payment is arranged by people',
    schema: {
      body: z.object({ templateId: requiredText('Template is required', 64) }),
      response: { 201: z.object({ ...success, data: TemplatePurchase, message: z.string() }) },
    },
  }),
  listPurchases: endpoint({
    method: 'GET',
    path: '/api/template-access/purchases',
    access: 'admin',
    summary: 'What vendors have asked for, newest first',
    schema: {
      querystring: PurchasesQuery,
      response: { 200: z.object({ ...success, data: z.array(TemplatePurchase), pagination: Pagination }) },
    },
  }),
  settlePurchase: endpoint({
    method: 'PATCH',
    path: '/api/template-access/purchases/:id',
    access: 'admin',
    summary: 'Grant or decline what a vendor asked for',
    schema: {
      params: ById,
      body: PurchaseSettlement,
      response: {
        200: z.object({ ...success, data: TemplatePurchase, permission: TemplatePermission.nullable() }),
      },
    },
  }),
  readStatus: endpoint({
    method: 'GET',
    path: '/api/template-access/status/:templateId/:id',
    access: 'any',
    summary: 'Whether a vendor may use a template, and why; vendors ask for themselves only',
    schema: {
      params: z.object({ templateId: Id, id: Id }),
      response: {
        200: z.object({
          ...success,
          data: z.object({
            hasAccess: z.boolean(),
            accessLevel: z.enum(accessLevels),
            price: z.number().nullable(),
            status: z.enum(['Active', 'Expired', 'Inactive', 'None']),
            permission: TemplatePermission.nullable(),
            purchase: TemplatePurchase.nullable(),
          }),
        }),
      },
    },
  }),
}
