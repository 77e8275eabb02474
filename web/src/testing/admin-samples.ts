import type { PlatformAnalytics, PlatformInParts } from '@thela/contract/admin/platform-analytics'
import {
  type AdminVendor,
  adminVendorsApi,
  type SummaryInParts,
  type VendorsSummary,
} from '@thela/contract/admin/vendors'
import { paginate } from '@thela/contract/values/paging'
import { answer, type Received } from './contract-server.ts'

export const anAdminVendor = (businessName: string, more: Partial<AdminVendor> = {}): AdminVendor => ({
  id: businessName.toLowerCase().replace(/\W+/g, '-'),
  name: 'Asha Patel',
  businessName,
  vendorName: businessName.toLowerCase().replace(/\W+/g, '-'),
  slug: businessName.toLowerCase().replace(/\W+/g, '-'),
  phone: '+919876543210',
  email: 'asha@stall.example',
  country: 'India',
  state: 'Gujarat',
  city: 'Surat',
  area: 'Adajan',
  address: null,
  description: null,
  location: 'Adajan, Surat, Gujarat, India',
  isActive: true,
  isBanned: false,
  banReason: null,
  showAds: true,
  createdAt: '2026-10-01T06:30:00.000Z',
  _count: { categories: 0, menuItems: 0 },
  categoriesCount: 0,
  menuItemsCount: 0,
  ...more,
})

export const aSummary = (more: Partial<VendorsSummary> = {}): VendorsSummary => ({
  totalVendors: 0,
  activeVendors: 0,
  inactiveVendors: 0,
  bannedVendors: 0,
  totalViews: 0,
  menuViews: 0,
  qrScans: 0,
  itemClicks: 0,
  totalItems: 0,
  averageViews: 0,
  averageScans: 0,
  newVendors: 0,
  growthRate: 0,
  highEngagement: 0,
  lowEngagement: 0,
  lowActivity: 0,
  atRisk: 0,
  topPerformers: [],
  lowPerformers: [],
  comparison: [],
  topLocations: [],
  ...more,
})

/** What is known of the vendors while the visits are being counted. */
export const aSummaryInParts = (more: Partial<SummaryInParts> = {}): SummaryInParts => ({
  totalVendors: 0,
  activeVendors: 0,
  inactiveVendors: 0,
  bannedVendors: 0,
  totalItems: 0,
  newVendors: 0,
  growthRate: 0,
  isCounting: true,
  ...more,
})

/** The same of the whole platform. */
export const aPlatformInParts = (more: Partial<PlatformInParts> = {}): PlatformInParts => ({
  totalVendors: 0,
  activeVendors: 0,
  recentActivity: [],
  metadata: aPlatform().metadata,
  isCounting: true,
  ...more,
})

const none = { views: 0, qrScans: 0, itemClicks: 0 }

/** A platform that nobody has visited yet, unless told otherwise. */
export const aPlatform = (more: Partial<PlatformAnalytics> = {}): PlatformAnalytics => ({
  totalVendors: 0,
  activeVendors: 0,
  totalMenuViews: 0,
  totalQrScans: 0,
  totalViews: 0,
  eventBreakdown: { MENU_VIEW: 0, QR_SCAN: 0 },
  timeSeriesData: Array.from({ length: 30 }, (_, n) => ({
    date: `2026-09-${String(n + 1).padStart(2, '0')}`,
    ...none,
  })),
  hourlyData: Array.from({ length: 24 }, (_, hour) => ({ hour, ...none })),
  topItems: [],
  recentActivity: [],
  metadata: {
    period: '30d',
    startDate: '2026-09-01',
    endDate: '2026-09-30',
    timezone: 'Asia/Kolkata',
    generatedAt: '2026-09-30T06:30:00.000Z',
  },
  ...more,
})

/** Answers with these vendors, a page at a time, and with this summary; the search is by business name. */
export function answerVendors(vendors: readonly AdminVendor[], summary: Partial<VendorsSummary> = {}) {
  answer(adminVendorsApi.list, ({ query }: Received) => {
    const found = vendors.filter(({ businessName }) => businessName.includes(query.search ?? ''))
    const [page, limit] = [Number(query.page ?? 1), Number(query.limit)]
    return {
      vendors: found.slice((page - 1) * limit, page * limit),
      pagination: paginate({ page, limit }, found.length),
      summary: aSummary({ totalVendors: found.length, ...summary }),
    }
  })
}
