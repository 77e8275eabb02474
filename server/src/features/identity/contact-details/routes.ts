import { accountsApi } from '@thela/contract/identity/accounts'
import { isContactChanged } from '@thela/contract/vendors/guarded-fields'
import { vendorsApi } from '@thela/contract/vendors/profile'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import {
  CONTACT_CHANGE_EMAILS_PER_15_MINUTES,
  EMAIL_CHECKS_PER_MINUTE,
  VERIFICATION_EMAILS_PER_15_MINUTES,
} from '../../../http/limits.ts'
import { allowPerPerson, limitPerAddress, limitPerPerson } from '../../../http/pipeline/rate-limits.ts'
import { route } from '../../../http/route.ts'
import { presentVendor } from '../../vendors/record/present-vendor.ts'
import { mailContactChange } from './mail-contact-change.ts'
import { saveProfile } from './save-profile.ts'
import { mailLinkToNewAddress, resendVerification, verifyEmail } from './verify-email.ts'

export const contactDetailsRoutes: FeatureRoutes = (app, platform) => {
  // One limit for the link to the new address, one for the notice to the old one.
  const mayMail = allowPerPerson(app, VERIFICATION_EMAILS_PER_15_MINUTES, '15 minutes')
  const mayTell = allowPerPerson(app, CONTACT_CHANGE_EMAILS_PER_15_MINUTES, '15 minutes')
  route(app, vendorsApi.updateProfile, async ({ caller, body, request }) => {
    const { before, after } = await saveProfile(platform, caller, body)
    // The profile is saved already: a failing or slow mail server must not fail the request.
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
    { config: limitPerAddress(EMAIL_CHECKS_PER_MINUTE, '1 minute') },
  )

  route(
    app,
    accountsApi.resendVerification,
    async ({ caller }) => {
      await resendVerification(platform, caller.id)
      return { message: 'Verification email sent. Please check your inbox.' }
    },
    { config: limitPerPerson(VERIFICATION_EMAILS_PER_15_MINUTES, '15 minutes') },
  )
}
