import { vendorsApi } from '@thela/contract/vendors'
import type { FeatureRoutes } from '../../http/feature-routes.ts'
import { route } from '../../http/route.ts'
import { presentVendor } from './present-vendor.ts'
import { findVendor } from './queries.ts'
import { updateProfile } from './update-profile.ts'

export const vendorRoutes: FeatureRoutes = (app, { db, config }) => {
  route(app, vendorsApi.readProfile, async ({ caller }) => ({
    vendor: presentVendor(await findVendor(db, caller.id), config.publicOrigin),
  }))

  route(app, vendorsApi.updateProfile, async ({ caller, body }) => ({
    vendor: presentVendor(await updateProfile(db, caller, body), config.publicOrigin),
    message: 'Profile updated successfully!',
  }))
}
