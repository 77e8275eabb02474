import { accountLanguageApi } from '@thela/contract/vendors/account-language'
import { openingHoursApi } from '@thela/contract/vendors/opening-hours'
import { vendorsApi } from '@thela/contract/vendors/profile'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { UPLOADS_PER_MINUTE } from '../../../http/limits.ts'
import { limitPerPerson } from '../../../http/pipeline/rate-limits.ts'
import { withForm } from '../../../http/receive-form.ts'
import { route } from '../../../http/route.ts'
import { readUploadLimits } from '../../core/uploads/upload-limits.ts'
import { presentVendor } from '../record/present-vendor.ts'
import { findVendor, type VendorRow } from '../record/queries.ts'
import { chooseLanguage, closeForToday } from './change-settings.ts'
import { setProfilePicture } from './set-profile-picture.ts'

export const profileRoutes: FeatureRoutes = (app, platform) => {
  const { db, config } = platform
  const present = (row: VendorRow) => presentVendor(row, config.publicOrigin)

  route(app, vendorsApi.readProfile, async ({ caller }) => ({
    vendor: present(await findVendor(db, caller.id)),
  }))

  route(app, accountLanguageApi.set, ({ caller, body }) => chooseLanguage(db, caller, body.language))

  route(app, openingHoursApi.setClosedToday, ({ caller, body }) =>
    closeForToday(db, caller, body.isClosedToday),
  )

  route(
    app,
    vendorsApi.uploadImage,
    async ({ caller, request }) => {
      const limits = await readUploadLimits(db)
      const wanted = { field: 'image', most: 1, maxBytes: limits.maxBytes }

      return withForm(request, wanted, async ({ fields, files: [file] }) => {
        const { image, vendor } = await setProfilePicture(platform, caller, {
          kind: fields.kind,
          file,
          limits,
        })
        return { success: true as const, ...image, vendor: present(vendor) }
      })
    },
    { config: limitPerPerson(UPLOADS_PER_MINUTE, '1 minute') },
  )
}
