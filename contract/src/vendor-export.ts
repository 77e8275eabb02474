import { z } from 'zod'
import { Category } from './categories.ts'
import { endpoint } from './endpoint.ts'
import { MenuItem } from './items.ts'
import { TemplatePreference } from './menu-page.ts'
import { Timestamp } from './text.ts'
import { AnalyticsSummary, DailyPoint } from './vendor-analytics.ts'
import { VendorProfile } from './vendors.ts'

/** Everything a vendor has here, to take along (DEC-210). */
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
