import { vendorExportApi } from '@thela/contract/admin/vendor-export'
import { askFor } from '../../../db/replica.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { EXPORTS_PER_MINUTE } from '../../../http/limits.ts'
import { limitPerPerson } from '../../../http/pipeline/rate-limits.ts'
import { route } from '../../../http/route.ts'
import { exportVendor } from './export-vendor.ts'

export const vendorExportRoutes: FeatureRoutes = (app, platform) => {
  route(
    app,
    vendorExportApi.exportVendor,
    async ({ caller, reply }) => {
      reply.header('content-disposition', `attachment; filename="menu-${caller.id}.json"`)
      return askFor(platform.reads, caller.id, (db) => exportVendor({ ...platform, db }, caller.id))
    },
    { config: limitPerPerson(EXPORTS_PER_MINUTE, '1 minute') },
  )
}
