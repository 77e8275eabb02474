import { PRODUCT_NAME } from '@thela/contract/values/product'
import { digitsOf } from '@thela/contract/vendors/phone-number'
import type { Platform } from '../../../platform.ts'
import type { VendorRow } from '../../vendors/record/queries.ts'

type Change = { before: VendorRow; after: VendorRow }

/** Notifies the previous address, so that the owner learns of a change that somebody else made. */
export async function mailContactChange({ config, mailer }: Platform, { before, after }: Change) {
  const changed = whatChanged(before, after)
  if (!before.email || !changed || !mailer.isConfigured) return

  await mailer.send({
    to: before.email,
    subject: `The ${changed} of your ${PRODUCT_NAME} account was changed`,
    text: `Hello ${before.name},\n\nthe ${changed} of ${before.businessName} on ${PRODUCT_NAME} was changed just now.\n\nIf you did this, there is nothing to do. If you did not, somebody else knows your password: please write to us at once at ${config.publicOrigin}/contact\n`,
  })
}

/** Without the new values: the email may reach somebody else. */
function whatChanged(before: VendorRow, after: VendorRow) {
  const isPhoneNew = digitsOf(before.phone) !== digitsOf(after.phone)
  const isEmailNew = before.email?.toLowerCase() !== after.email?.toLowerCase()

  return [...(isPhoneNew ? ['phone number'] : []), ...(isEmailNew ? ['email address'] : [])].join(' and ')
}
