import { adminVendorsApi as api } from '@thela/contract/admin/vendors'
import type { VendorsQuery } from '@thela/contract/admin/vendors-query'
import { coalesceCalls } from '../../../concurrency/coalesce-calls.ts'
import type { Place } from '../../../db/replica.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { setAds, setBan, setStatus } from './change-vendor.ts'
import { readVendor } from './read-vendor.ts'
import { readVendors, readVendorsWithActivity } from './read-vendors.ts'
import { removeVendor } from './remove-vendor.ts'
import { resetPassword } from './reset-password.ts'

export const adminVendorRoutes: FeatureRoutes = (app, platform) => {
  const { db, reads } = platform
  const readList = coalesceCalls(({ place, query }: { place: Place; query: VendorsQuery }) =>
    reads.askAt(place, (db) =>
      query.includeAnalytics ? readVendorsWithActivity(db, query) : readVendors(db, query),
    ),
  )

  route(app, api.list, async ({ caller, query }) =>
    readList({ place: await reads.chooseFor(caller.id), query }),
  )

  route(app, api.read, async ({ params }) => ({ vendor: await readVendor(platform, params.id) }))

  route(app, api.setStatus, async ({ caller, params, body }) => ({
    vendor: await setStatus(db, caller, { ...params, ...body }),
    message: 'Vendor status updated successfully!',
  }))

  route(app, api.setAds, async ({ caller, params, body }) => ({
    vendor: await setAds(db, caller, { ...params, ...body }),
    message: `Vendor ads ${body.showAds ? 'enabled' : 'disabled'} successfully!`,
  }))

  route(app, api.setBan, async ({ caller, params, body }) => ({
    vendor: await setBan(db, caller, { ...params, ...body }),
    message: `Vendor ${body.isBanned ? 'banned' : 'unbanned'} successfully!`,
  }))

  route(app, api.resetPassword, async ({ caller, params, body }) => {
    await resetPassword(db, caller, { ...params, ...body })
    return { message: 'Password reset successfully!' }
  })

  route(app, api.remove, async ({ caller, params }) => {
    await removeVendor(db, caller, params.id)
    return { message: 'Vendor deleted successfully!' }
  })
}
