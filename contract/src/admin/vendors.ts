import { z } from 'zod'
import { Counting } from '../analytics/counting.ts'
import { VendorFigures } from '../analytics/vendor-activity.ts'
import { endpoint } from '../endpoint.ts'
import { Category } from '../menus/categories.ts'
import { MenuItem } from '../menus/items.ts'
import { TemplatePreference } from '../templates/catalogue.ts'
import { Pagination } from '../values/paging.ts'
import { ById, Id, limitedText, Message, requiredText, Timestamp } from '../values/text.ts'
import { VendorProfile } from '../vendors/profile.ts'
import { VendorsQuery } from './vendors-query.ts'

/** A vendor as the back office sees them; with their activity on request. */
export const AdminVendor = VendorFigures.partial().extend({
  id: Id,
  name: z.string(),
  businessName: z.string(),
  vendorName: z.string(),
  slug: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  area: z.string(),
  address: z.string().nullable(),
  description: z.string().nullable(),
  location: z.string(),
  isActive: z.boolean(),
  isBanned: z.boolean(),
  banReason: z.string().nullable(),
  showAds: z.boolean(),
  createdAt: Timestamp,
  _count: z.object({ categories: z.int(), menuItems: z.int() }),
  categoriesCount: z.int(),
  menuItemsCount: z.int(),
})
export type AdminVendor = z.infer<typeof AdminVendor>

const LowPerformer = AdminVendor.extend({ label: z.enum(['Very Low', 'Low']) })

export const VendorsSummary = z.object({
  totalVendors: z.int(),
  activeVendors: z.int(),
  inactiveVendors: z.int(),
  bannedVendors: z.int(),
  totalViews: z.int(),
  menuViews: z.int(),
  qrScans: z.int(),
  itemClicks: z.int(),
  totalItems: z.int(),
  averageViews: z.number(),
  averageScans: z.number(),
  newVendors: z.int(),
  growthRate: z.number(),
  highEngagement: z.int(),
  lowEngagement: z.int(),
  lowActivity: z.int(),
  atRisk: z.int(),
  topPerformers: z.array(AdminVendor),
  lowPerformers: z.array(LowPerformer),
  comparison: z.array(AdminVendor),
  topLocations: z.array(
    z.object({ location: z.string(), vendors: z.int(), views: z.int(), qrScans: z.int() }),
  ),
})
export type VendorsSummary = z.infer<typeof VendorsSummary>

/** The sums alone, which need no comparison of all vendors with each other. */
export const VendorTotals = VendorsSummary.pick({
  totalVendors: true,
  activeVendors: true,
  inactiveVendors: true,
  bannedVendors: true,
  totalItems: true,
  totalViews: true,
  menuViews: true,
  qrScans: true,
  itemClicks: true,
})
export type VendorTotals = z.infer<typeof VendorTotals>

/** What needs no counted visits. */
export const SummaryInParts = VendorsSummary.pick({
  totalVendors: true,
  activeVendors: true,
  inactiveVendors: true,
  bannedVendors: true,
  totalItems: true,
  newVendors: true,
  growthRate: true,
}).extend(Counting)
export type SummaryInParts = z.infer<typeof SummaryInParts>

export const BanInput = z
  .object({
    isBanned: z.boolean(),
    reason: limitedText(500, 'Reason must be at most 500 characters').nullish(),
  })
  .refine(({ isBanned, reason }) => !isBanned || Boolean(reason), {
    path: ['reason'],
    message: 'Ban reason is required',
  })
export type BanInput = z.infer<typeof BanInput>

export const PasswordReset = z.object({
  newPassword: requiredText('Password is required', 128, 'Password must be at most 128 characters').min(
    8,
    'Password must be at least 8 characters',
  ),
})

const ChangedVendor = z.object({ vendor: AdminVendor, message: z.string() })

export const adminVendorsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/vendors',
    access: 'admin',
    summary: 'Vendors by page; with analytics also a summary over all that the filters leave',
    schema: {
      querystring: VendorsQuery,
      response: {
        200: z.object({
          vendors: z.array(AdminVendor),
          pagination: Pagination,
          summary: z.union([VendorsSummary, VendorTotals, SummaryInParts]).optional(),
          /** The list is newest first, because the order that was asked for needs the visits. */
          isCounting: Counting.isCounting.optional(),
        }),
      },
    },
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/admin/vendors/:id',
    access: 'admin',
    summary: 'A vendor with the whole menu',
    schema: {
      params: ById,
      response: {
        200: z.object({
          vendor: AdminVendor.extend(VendorProfile.shape).extend({
            template: TemplatePreference.nullable(),
            categories: z.array(Category.extend({ menuItems: z.array(MenuItem) })),
          }),
        }),
      },
    },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/vendors/:id',
    access: 'admin',
    summary: 'Delete a vendor: gone at once, erased after 30 days',
    schema: { params: ById, response: { 200: Message } },
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/api/admin/vendors/:id/status',
    access: 'admin',
    summary: 'Put a menu online or take it offline',
    schema: { params: ById, body: z.object({ isActive: z.boolean() }), response: { 200: ChangedVendor } },
  }),
  setAds: endpoint({
    method: 'PATCH',
    path: '/api/admin/vendors/:id/settings',
    access: 'admin',
    summary: 'Show ads on a menu, or none',
    schema: { params: ById, body: z.object({ showAds: z.boolean() }), response: { 200: ChangedVendor } },
  }),
  setBan: endpoint({
    method: 'PATCH',
    path: '/api/admin/vendors/:id/ban',
    access: 'admin',
    summary: 'Ban a vendor and end their sessions, or lift the ban',
    schema: { params: ById, body: BanInput, response: { 200: ChangedVendor } },
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/admin/vendors/:id/reset-password',
    access: 'admin',
    summary: 'Give a vendor a new password and end their sessions',
    schema: { params: ById, body: PasswordReset, response: { 200: Message } },
  }),
}
