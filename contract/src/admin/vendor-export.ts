import { z } from 'zod'
import { AnalyticsSummary, DailyPoint } from '../analytics/vendor-analytics.ts'
import { endpoint } from '../endpoint.ts'
import { Category } from '../menus/categories.ts'
import { MenuItem } from '../menus/items.ts'
import { TemplatePreference } from '../templates/catalogue.ts'
import { Timestamp } from '../values/text.ts'
import { VendorProfile } from '../vendors/profile.ts'

/** All data of a vendor (DEC-210). */
export const VendorExport = z.object({
  exportedAt: Timestamp,
  vendor: VendorProfile,
  categories: z.array(Category),
  items: z.array(MenuItem),
  template: TemplatePreference.nullable(),
  analytics: z.object({ summary: AnalyticsSummary, daily: z.array(DailyPoint) }),
})
export type VendorExport = z.infer<typeof VendorExport>

export const vendorExportApi = {
  exportVendor: endpoint({
    method: 'GET',
    path: '/api/vendors/export',
    access: 'vendor',
    summary: 'The own data as a file, once a minute',
    schema: { response: { 200: VendorExport } },
  }),
}
