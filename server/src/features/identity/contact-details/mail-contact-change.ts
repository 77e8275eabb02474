import { PRODUCT_NAME } from '@thela/contract/values/product'
import { digitsOf } from '@thela/contract/vendors/phone-number'
import { mailWordsIn } from '../../../mail/mail-words.ts'
import type { Platform } from '../../../platform.ts'
import type { VendorRow } from '../../vendors/record/queries.ts'

type Change = { before: VendorRow; after: VendorRow }

/** Notifies the previous address, so that the owner learns of a change that somebody else made. */
export async function mailContactChange({ config, mailer }: Platform, { before, after }: Change) {
  const changed = whatChanged(before, after)
  if (!before.email || !changed || !mailer.isConfigured) return

  const words = mailWordsIn(before.language)
  await mailer.send({
    to: before.email,
    subject: words.contactChangedSubject[changed](PRODUCT_NAME),
    text: words.contactChangedText[changed]({
      name: before.name,
      businessName: before.businessName,
      product: PRODUCT_NAME,
      contactPage: `${config.publicOrigin}/contact`,
    }),
  })
}

/** Without the new values: the email may reach somebody else. */
function whatChanged(before: VendorRow, after: VendorRow) {
  const isPhoneNew = digitsOf(before.phone) !== digitsOf(after.phone)
  const isEmailNew = before.email?.toLowerCase() !== after.email?.toLowerCase()

  if (isPhoneNew && isEmailNew) return 'both'
  if (isPhoneNew) return 'phone'
  return isEmailNew ? 'email' : undefined
}
