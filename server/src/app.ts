import { createServer } from 'node:http'
import { bodyLimitsKB } from '@thela/contract/body-limits'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { deadlinesMs } from './db/deadlines.ts'
import { backupRoutes } from './features/admin/backups/routes.ts'
import { contactMessageRoutes } from './features/admin/contact-messages/routes.ts'
import { databaseToolRoutes } from './features/admin/database-tool/routes.ts'
import { notificationRoutes } from './features/admin/notifications/routes.ts'
import { platformAnalyticsRoutes } from './features/admin/platform-analytics/routes.ts'
import { vendorExportRoutes } from './features/admin/vendor-export/routes.ts'
import { adminVendorRoutes } from './features/admin/vendors/routes.ts'
import { adRoutes } from './features/ads/ads/routes.ts'
import { budgetTierRoutes } from './features/ads/budget-tiers/routes.ts'
import { adConfigurationRoutes } from './features/ads/configuration/routes.ts'
import { adDeliveryRoutes } from './features/ads/delivery/routes.ts'
import { adQueueRoutes } from './features/ads/queue/routes.ts'
import { trackingRoutes } from './features/analytics/tracking/routes.ts'
import { vendorAnalyticsRoutes } from './features/analytics/vendor-analytics/routes.ts'
import { auditLogRoutes } from './features/core/audit-logs/routes.ts'
import { recentSettings } from './features/core/settings/read-settings.ts'
import { settingsRoutes } from './features/core/settings/routes.ts'
import { uploadRoutes } from './features/core/uploads/routes.ts'
import { accountRoutes } from './features/identity/accounts/routes.ts'
import { contactDetailsRoutes } from './features/identity/contact-details/routes.ts'
import { authenticateCaller } from './features/identity/sessions/guards.ts'
import { categoryRoutes } from './features/menus/categories/routes.ts'
import { dishLibraryRoutes } from './features/menus/dish-library/routes.ts'
import { homeScreenRoutes } from './features/menus/home-screen/routes.ts'
import { itemChangeRoutes } from './features/menus/item-changes/routes.ts'
import { itemRoutes } from './features/menus/items/routes.ts'
import { menuImportRoutes } from './features/menus/menu-import/routes.ts'
import { menuPhotoRoutes } from './features/menus/menu-photo/routes.ts'
import { offlineRoutes } from './features/menus/offline/routes.ts'
import { menuDataRoutes } from './features/menus/page-data/routes.ts'
import { makeMenuCache } from './features/menus/page-html/make-menu-cache.ts'
import { menuAnswerRoutes, menuHtmlRoutes } from './features/menus/page-html/routes.ts'
import { adminLocationRoutes } from './features/places/admin-locations/routes.ts'
import { locationRoutes } from './features/places/locations/routes.ts'
import { placeSearchRoutes } from './features/places/search/routes.ts'
import { contactRoutes } from './features/site/contact/routes.ts'
import { healthRoutes } from './features/site/health/routes.ts'
import { notFoundPageOf, sitePageRoutes } from './features/site/pages/routes.ts'
import { publicStatsRoutes } from './features/site/public-stats/routes.ts'
import { showcaseRoutes } from './features/site/showcase/routes.ts'
import { sitemapRoutes } from './features/site/sitemap/routes.ts'
import { vendorSearchRoutes } from './features/site/vendor-search/routes.ts'
import { templateAccessRoutes } from './features/templates/access/routes.ts'
import { templateRoutes } from './features/templates/catalogue/routes.ts'
import { templateFrameRoutes } from './features/templates/frame/routes.ts'
import { templateUploadRoutes } from './features/templates/uploads/routes.ts'
import { profileRoutes } from './features/vendors/profile/routes.ts'
import { qrCodeRoutes } from './features/vendors/qr-code/routes.ts'
import { followConnections } from './http/end-connections.ts'
import type { FeatureRoutes } from './http/feature-routes.ts'
import { logOptions } from './http/log-options.ts'
import { readMenuAssets } from './http/menu-assets.ts'
import { addOpenApi, addOpenApiPage } from './http/openapi.ts'
import { refuseOutsideRouter } from './http/outside-router.ts'
import { type Exchange, openFastPath } from './http/pipeline/fast-path.ts'
import { addReplicaMetric } from './http/pipeline/metrics.ts'
import { addPipeline, makePipeline, type Pipeline } from './http/pipeline/pipeline.ts'
import { addRequestIds } from './http/pipeline/request-id.ts'
import { addForms } from './http/receive-form.ts'
import { replyWithError } from './http/reply-with-error.ts'
import { MAX_SEGMENT, sanitizeUrl } from './http/sanitize-url.ts'
import { addWebFiles } from './http/web-files.ts'
import type { Platform } from './platform.ts'

/** The wings in order; each may import only those after it. Routes that need more than the platform are added in `buildApp`. */
const wings: Record<string, FeatureRoutes[]> = {
  site: [
    contactRoutes,
    healthRoutes,
    publicStatsRoutes,
    showcaseRoutes,
    sitemapRoutes,
    sitePageRoutes,
    vendorSearchRoutes,
  ],
  admin: [
    adminVendorRoutes,
    backupRoutes,
    contactMessageRoutes,
    databaseToolRoutes,
    notificationRoutes,
    platformAnalyticsRoutes,
    vendorExportRoutes,
  ],
  ads: [adConfigurationRoutes, adQueueRoutes, adRoutes, budgetTierRoutes],
  analytics: [vendorAnalyticsRoutes],
  menus: [
    categoryRoutes,
    dishLibraryRoutes,
    homeScreenRoutes,
    itemChangeRoutes,
    itemRoutes,
    menuDataRoutes,
    menuImportRoutes,
    menuPhotoRoutes,
    offlineRoutes,
  ],
  templates: [templateAccessRoutes, templateFrameRoutes, templateRoutes, templateUploadRoutes],
  identity: [accountRoutes, contactDetailsRoutes],
  vendors: [profileRoutes, qrCodeRoutes],
  places: [adminLocationRoutes, locationRoutes, placeSearchRoutes],
  core: [auditLogRoutes, settingsRoutes, uploadRoutes],
}

/** The whole server without a port. */
export async function buildApp(platform: Platform) {
  const { db, config } = platform
  const menus = makeMenus(platform)
  const pipeline = makePipeline(config, recentSettings(db))
  const app = createApp(platform, pipeline, (exchange, leaveToRouter) => {
    if (answerMenu(exchange)) return
    if (!takeVisit(exchange, leaveToRouter)) leaveToRouter()
  })
  const fastPath = openFastPath(pipeline, app.log)

  await addPipeline(app, pipeline, { config, authenticateCaller: authenticateCaller(db) })
  await addOpenApi(app)
  await addForms(app)

  for (const routes of Object.values(wings).flat()) routes(app, platform)
  const takeVisit = trackingRoutes(app, platform, { pipeline, fastPath })
  addReplicaMetric(platform, pipeline.metrics.registry)
  adDeliveryRoutes(app, platform, pipeline.metrics.registry)
  const answerMenu = menuHtmlRoutes(app, platform, { menus, pipeline, fastPath })
  menuAnswerRoutes(app, platform, menus)
  app.addHook('onClose', menus.close)

  await addOpenApiPage(app)
  await addWebFiles(app, notFoundPageOf(platform))
  await app.ready()
  return app
}

type Answer = (exchange: Exchange, leaveToRouter: () => void) => void

function createApp(
  { config }: Platform,
  { headers, trust, requestIdOf }: Pipeline,
  answer: Answer,
): FastifyInstance {
  const outside = refuseOutsideRouter(headers)
  const stop = { isNear: false, isNow: false }
  let endConnections = () => {}
  const app = Fastify({
    logger: logOptions(config.logLevel),
    genReqId: requestIdOf,
    trustProxy: trust,
    // Endpoints have their own limits; nothing else accepts a body.
    bodyLimit: bodyLimitsKB.public * 1024,
    // Long enough for a picture on a slow connection; headers have their own limit.
    requestTimeout: 150_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 10_000,
    handlerTimeout: deadlinesMs.answer,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_SEGMENT },
    rewriteUrl: ({ url }) => sanitizeUrl(url),
    clientErrorHandler: outside.clientError,
    serverFactory: (handle, options) => {
      const limits = { ...options, headersTimeout: 30_000, requireHostHeader: false }
      const server = createServer(limits, (request, response) => {
        if (stop.isNear) response.setHeader('connection', 'close')
        if (outside.refuse(request, response, stop.isNow)) return
        answer({ request, response }, () => handle(request, response))
      })
      outside.listen(server)
      endConnections = followConnections(server)
      return server
    },
  })
  app.addHook('preClose', async () => {
    stop.isNow = true
    endConnections()
  })

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(replyWithError)
  app.decorateRequest('caller', undefined)
  app.decorate('stop', stop)
  addRequestIds(app)
  return app
}

function makeMenus(platform: Platform) {
  const { publicOrigin } = platform.config
  const options = { scriptUrl: readMenuAssets().scriptUrl, origin: publicOrigin }
  return { ...makeMenuCache(platform, options), options }
}
