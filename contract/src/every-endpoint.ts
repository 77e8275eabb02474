import { backupsApi } from './admin/backups.ts'
import { contactMessagesApi } from './admin/contact-messages.ts'
import { databaseToolApi } from './admin/database-tool.ts'
import { notificationsApi } from './admin/notifications.ts'
import { platformAnalyticsApi } from './admin/platform-analytics.ts'
import { vendorExportApi } from './admin/vendor-export.ts'
import { adminVendorsApi } from './admin/vendors.ts'
import { adsApi } from './ads/ads.ts'
import { areaAdQueueApi } from './ads/area-queue.ts'
import { budgetTiersApi } from './ads/budget-tiers.ts'
import { adConfigurationApi } from './ads/configuration.ts'
import { publicAdsApi } from './ads/delivery.ts'
import { adQueueApi } from './ads/queue.ts'
import { trackingApi } from './analytics/tracking.ts'
import { vendorAnalyticsApi } from './analytics/vendor-analytics.ts'
import { auditLogsApi } from './core/audit-logs.ts'
import { platformApi } from './core/platform.ts'
import { settingsApi } from './core/settings.ts'
import { uploadsApi } from './core/uploads.ts'
import type { Endpoint } from './endpoint.ts'
import { accountsApi } from './identity/accounts.ts'
import { categoriesApi } from './menus/categories.ts'
import { dishLibraryApi } from './menus/dish-library.ts'
import { homeScreenApi } from './menus/home-screen.ts'
import { itemChangesApi } from './menus/item-changes.ts'
import { itemsApi } from './menus/items.ts'
import { menuImportApi } from './menus/menu-import.ts'
import { menuPhotoApi } from './menus/menu-photo.ts'
import { menuPageApi } from './menus/page-data.ts'
import { adminLocationsApi } from './places/admin-locations.ts'
import { addressApi, locationsApi } from './places/locations.ts'
import { contactApi } from './site/contact.ts'
import { publicStatsApi } from './site/public-stats.ts'
import { showcaseApi } from './site/showcase.ts'
import { vendorSearchApi } from './site/vendor-search.ts'
import { templateAccessApi } from './templates/access.ts'
import { templatesApi } from './templates/catalogue.ts'
import { templateUploadsApi } from './templates/uploads.ts'
import { accountLanguageApi } from './vendors/account-language.ts'
import { openingHoursApi } from './vendors/opening-hours.ts'
import { vendorsApi } from './vendors/profile.ts'
import { qrCodeApi } from './vendors/qr-code.ts'

/** All endpoints, for the tests that cover each of them: access, hostile input, documentation. */
export const everyEndpoint: Endpoint[] = [
  accountLanguageApi,
  accountsApi,
  adConfigurationApi,
  adQueueApi,
  addressApi,
  adminLocationsApi,
  adminVendorsApi,
  adsApi,
  areaAdQueueApi,
  auditLogsApi,
  backupsApi,
  budgetTiersApi,
  categoriesApi,
  contactApi,
  contactMessagesApi,
  databaseToolApi,
  dishLibraryApi,
  homeScreenApi,
  itemChangesApi,
  itemsApi,
  locationsApi,
  menuImportApi,
  menuPageApi,
  menuPhotoApi,
  notificationsApi,
  openingHoursApi,
  platformAnalyticsApi,
  platformApi,
  publicAdsApi,
  publicStatsApi,
  qrCodeApi,
  settingsApi,
  showcaseApi,
  templateAccessApi,
  templatesApi,
  templateUploadsApi,
  trackingApi,
  uploadsApi,
  vendorAnalyticsApi,
  vendorExportApi,
  vendorSearchApi,
  vendorsApi,
].flatMap((api) => Object.values<Endpoint>(api))
