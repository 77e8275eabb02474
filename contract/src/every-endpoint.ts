import { accountsApi } from './accounts.ts'
import { adConfigurationApi } from './ad-configuration.ts'
import { adQueueApi } from './ad-queue.ts'
import { adminLocationsApi } from './admin-locations.ts'
import { adminVendorsApi } from './admin-vendors.ts'
import { adsApi } from './ads.ts'
import { areaAdQueueApi } from './area-ad-queue.ts'
import { auditLogsApi } from './audit-logs.ts'
import { backupsApi } from './backups.ts'
import { budgetTiersApi } from './budget-tiers.ts'
import { categoriesApi } from './categories.ts'
import { contactApi } from './contact.ts'
import { contactMessagesApi } from './contact-messages.ts'
import { databaseToolApi } from './database-tool.ts'
import type { Endpoint } from './endpoint.ts'
import { itemsApi } from './items.ts'
import { addressApi, locationsApi } from './locations.ts'
import { menuPageApi } from './menu-page.ts'
import { notificationsApi } from './notifications.ts'
import { platformApi } from './platform.ts'
import { platformAnalyticsApi } from './platform-analytics.ts'
import { publicAdsApi } from './public-ads.ts'
import { publicStatsApi } from './public-stats.ts'
import { qrCodeApi } from './qr-code.ts'
import { settingsApi } from './settings.ts'
import { showcaseApi } from './showcase.ts'
import { templateAccessApi } from './template-access.ts'
import { templateUploadsApi } from './template-uploads.ts'
import { templatesApi } from './templates.ts'
import { trackingApi } from './tracking.ts'
import { uploadsApi } from './uploads.ts'
import { vendorAnalyticsApi } from './vendor-analytics.ts'
import { vendorExportApi } from './vendor-export.ts'
import { vendorSearchApi } from './vendor-search.ts'
import { vendorsApi } from './vendors.ts'

/** All calls, for the proofs that must hold for each of them: access, hostile input, documentation. */
export const everyEndpoint: Endpoint[] = [
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
  itemsApi,
  locationsApi,
  menuPageApi,
  notificationsApi,
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
