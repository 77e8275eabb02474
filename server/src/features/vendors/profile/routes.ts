import { vendorExportApi } from '@thela/contract/admin/vendor-export'
import { isContactChanged, vendorsApi } from '@thela/contract/vendors/profile'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { allowPerPerson, limitPerAddress } from '../../../http/rate-limits.ts'
import { withForm } from '../../../http/receive-form.ts'
import { route } from '../../../http/route.ts'
import { exportVendor } from '../../admin/vendor-export/export-vendor.ts'
import { readUploadLimits } from '../../core/uploads/upload-limits.ts'
import { mailContactChange } from '../../identity/contact/mail-contact-change.ts'
import { mailLinkToNewAddress } from '../../identity/contact/verify-email.ts'
import { presentVendor } from '../record/present-vendor.ts'
import { findVendor, type VendorRow } from '../record/queries.ts'
import { setProfilePicture } from './set-profile-picture.ts'
import { updateProfile } from './update-profile.ts'

export const vendorRoutes: FeatureRoutes = (app, platform) => {
  const { db, config } = platform
  const present = (row: VendorRow) => presentVendor(row, config.publicOrigin)

  route(app, vendorsApi.readProfile, async ({ caller }) => ({
    vendor: present(await findVendor(db, caller.id)),
  }))

  // One for the link to the new address, one for the word to the old one.
  const mayMail = allowPerPerson(app, 3, '15 minutes')
  const mayTell = allowPerPerson(app, 3, '15 minutes')
  route(app, vendorsApi.updateProfile, async ({ caller, body, request }) => {
    const { before, after } = await updateProfile(platform, caller, body)
    // The profile is saved already: a mail server that fails or is slow must not say otherwise.
    if (after.email !== before.email && (await mayMail(request)))
      mailLinkToNewAddress(platform, caller.id).catch((error) => request.log.error(error, 'link not mailed'))
    if (isContactChanged(before, after) && (await mayTell(request)))
      mailContactChange(platform, { before, after }).catch((error) =>
        request.log.error(error, 'old address not told'),
      )
    return { vendor: present(after), message: 'Profile updated successfully!' }
  })

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
    { config: limitPerAddress(60, '1 minute') },
  )

  route(
    app,
    vendorExportApi.exportVendor,
    async ({ caller, reply }) => {
      reply.header('content-disposition', `attachment; filename="menu-${caller.id}.json"`)
      return exportVendor(platform, caller.id)
    },
    { config: limitPerAddress(1, '1 minute') },
  )
}
