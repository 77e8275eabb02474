import { measureEngagement } from '@thela/contract/analytics/engagement'
import type { EventType } from '@thela/contract/analytics/event-types'
import type { AnalyticsEvent, AnalyticsSummary } from '@thela/contract/analytics/vendor-analytics'
import { builtInSettings, type PublicSettings } from '@thela/contract/core/platform'
import type { AdminUser } from '@thela/contract/identity/accounts'
import type { Category } from '@thela/contract/menus/categories'
import { nothingSaid } from '@thela/contract/menus/diets'
import { defaultFlags, noDetails } from '@thela/contract/menus/item-fields'
import type { MenuItem } from '@thela/contract/menus/items'
import { paginate } from '@thela/contract/values/paging'
import type { VendorProfile } from '@thela/contract/vendors/profile'

const CREATED_AT = '2026-10-01T06:30:00.000Z'

export const settings: PublicSettings = builtInSettings

export const aVendor = (more: Partial<VendorProfile> = {}): VendorProfile => ({
  id: 'vendor1',
  name: 'Asha Patel',
  businessName: 'Asha Chaat',
  vendorName: 'asha-chaat',
  slug: 'asha-chaat',
  email: 'asha@stall.example',
  phone: '+919876543210',
  address: null,
  country: 'India',
  state: 'Gujarat',
  city: 'Surat',
  area: 'Adajan',
  openingTime: null,
  closingTime: null,
  weekHours: null,
  closedUntil: null,
  description: null,
  tagline: null,
  cuisine: null,
  priceRange: null,
  logoUrl: null,
  coverImageUrl: null,
  qrCodeUrl: null,
  publicUrl: 'https://thela.example/asha-chaat/vendor1',
  role: 'VENDOR',
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
  isActive: true,
  isBanned: false,
  showAds: true,
  showPhone: true,
  fssaiNumber: null,
  showEstimatedTime: true,
  orderSlip: false,
  slipByWhatsapp: false,
  upiAddress: null,
  latitude: null,
  longitude: null,
  emailVerified: true,
  language: null,
  menuLanguage: 'en',
  otherLanguages: [],
  ...more,
})

export const anAdmin = (more: Partial<AdminUser> = {}): AdminUser => ({
  id: 'admin1',
  name: 'Meera Shah',
  email: 'meera@thela.example',
  phone: null,
  role: 'SUPER_ADMIN',
  createdAt: CREATED_AT,
  ...more,
})

export const aCategory = (name: string, more: Partial<Category> = {}): Category => ({
  id: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  description: null,
  translations: {},
  displayOrder: 0,
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
  _count: { menuItems: 0 },
  ...more,
})

/** A list that fits on one page. */
export const onePageOf = (list: unknown[]) => paginate({ page: 1, limit: 500 }, list.length)

/** An item of the category 'Snacks', unless told otherwise. */
export const anItem = (name: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id: name.toLowerCase().replace(/\W+/g, '-'),
  categoryId: 'snacks',
  category: { id: 'snacks', name: 'Snacks' },
  name,
  description: null,
  price: 20,
  imageUrl: null,
  ...defaultFlags,
  mark: more.isVeg === false ? 'nonveg' : 'veg',
  isSoldOutToday: false,
  soldOutUntil: null,
  ...nothingSaid,
  ...noDetails,
  variations: null,
  translations: {},
  displayOrder: 0,
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
  ...more,
})

export const anEvent = (type: EventType, secondsAgo = 0): AnalyticsEvent => ({
  id: `${type}-${secondsAgo}`,
  type,
  createdAt: new Date(Date.now() - secondsAgo * 1000).toISOString(),
  metadata: null,
})

export const noStats = { totalCategories: 0, totalItems: 0, totalMenuViews: 0, totalQrScans: 0 }
const noVisits: AnalyticsSummary = {
  totalViews: 0,
  qrScans: 0,
  menuViews: 0,
  itemClicks: 0,
  categoryViews: 0,
}

/** What the analytics answer for these events and figures. */
export const someAnalytics = (analytics: AnalyticsEvent[], summary = noVisits, stats = noStats) => ({
  stats,
  analytics,
  summary,
  engagementMetrics: { ...measureEngagement(summary), ...stats },
  pagination: onePageOf(analytics),
  metadata: { startDate: '2026-11-01', endDate: '2026-11-07', vendorJoinDate: CREATED_AT },
})
