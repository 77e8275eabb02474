import { accountsApi } from '@thela/contract/identity/accounts'
import { isContactChanged, vendorsApi } from '@thela/contract/vendors/profile'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { allowPerPerson, limitPerAddress } from '../../../http/pipeline/rate-limits.ts'
import { route } from '../../../http/route.ts'
import { presentVendor } from '../../vendors/record/present-vendor.ts'
import { mailContactChange } from './mail-contact-change.ts'
import { saveProfile } from './save-profile.ts'
import { mailLinkToNewAddress, resendVerification, verifyEmail } from './verify-email.ts'

export const contactDetailsRoutes: FeatureRoutes = (app, platform) => {
  // One for the link to the new address, one for the word to the old one.
  const mayMail = allowPerPerson(app, 3, '15 minutes')
  const mayTell = allowPerPerson(app, 3, '15 minutes')
  route(app, vendorsApi.updateProfile, async ({ caller, body, request }) => {
    const { before, after } = await saveProfile(platform, caller, body)
    // The profile is saved already: a mail server that fails or is slow must not say otherwise.
    if (after.email !== before.email && (await mayMail(request)))
      mailLinkToNewAddress(platform, caller.id).catch((error) => request.log.error(error, 'link not mailed'))
    if (isContactChanged(before, after) && (await mayTell(request)))
      mailContactChange(platform, { before, after }).catch((error) =>
        request.log.error(error, 'old address not told'),
      )
    return {
      vendor: presentVendor(after, platform.config.publicOrigin),
      message: 'Profile updated successfully!',
    }
  })

  route(
    app,
    accountsApi.verifyEmail,
    async ({ body, request }) => {
      await verifyEmail(platform.db, body.token, request.ip)
      return { message: 'Email verified successfully!' }
    },
    { config: limitPerAddress(60, '1 minute') },
  )

  route(
    app,
    accountsApi.resendVerification,
    async ({ caller }) => {
      await resendVerification(platform, caller.id)
      return { message: 'Verification email sent. Please check your inbox.' }
    },
    // The address may be anybody's: nobody is to be flooded in the operator's name.
    { config: limitPerAddress(3, '15 minutes') },
  )
}
