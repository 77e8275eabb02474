import { oneLine } from '@thela/contract/values/one-line'
import { PRODUCT_NAME } from '@thela/contract/values/product'
import type { Db } from '../../../db/connect.ts'
import { badRequest, unavailable } from '../../../http/errors.ts'
import { mailWordsIn } from '../../../mail/mail-words.ts'
import type { Platform } from '../../../platform.ts'
import { recordChange } from '../../core/audit-logs/record-change.ts'
import { issueVerificationToken } from '../../core/one-time-tokens/issue-one-time-token.ts'
import { lockOwnerOfToken, spendOneTimeToken } from '../../core/one-time-tokens/queries.ts'
import { hashOf } from '../../core/one-time-tokens/secrets.ts'
import { readSettings } from '../../core/settings/read-settings.ts'
import { findVendor, lockVendor, markEmailVerified } from '../../vendors/record/queries.ts'

/** Uses the link from the email; from now on the menu is online. */
export function verifyEmail(db: Db, token: string, ip: string) {
  return db.transaction().execute(async (db) => {
    await lockOwnerOfToken(db, hashOf(token))
    const spent = await spendOneTimeToken(db, 'verify_email', hashOf(token))
    if (!spent?.vendorId) throw badRequest('This link is invalid or has expired.')

    await markEmailVerified(db, spent.vendorId)
    await recordChange(
      db,
      { role: 'VENDOR', id: spent.vendorId, ip },
      { action: 'UPDATE', entity: 'VENDOR', entityId: spent.vendorId, newValues: { emailVerified: true } },
    )
  })
}

export async function resendVerification(platform: Platform, vendorId: string) {
  const vendor = await findVendor(platform.db, vendorId)
  if (vendor.emailVerifiedAt) throw badRequest('Email is already verified')
  if (!vendor.email) throw badRequest('There is no email address on file. Add one in your profile first.')

  await mailVerificationLink(platform, vendorId)
}

/** A new address has to be verified like the one given at registration. */
export async function mailLinkToNewAddress(platform: Platform, vendorId: string) {
  const { requireEmailVerification } = await readSettings(platform.db)
  if (requireEmailVerification) await mailVerificationLink(platform, vendorId)
}

export async function mailVerificationLink({ db, config, mailer }: Platform, vendorId: string) {
  if (!mailer.isConfigured) throw unavailable('Emails cannot be sent at the moment. Please try again later.')

  const { vendor, token } = await issueLink(db, vendorId)
  if (!vendor.email) return
  const words = mailWordsIn(vendor.language)
  await mailer.send({
    to: vendor.email,
    subject: words.verifySubject(PRODUCT_NAME),
    text: words.verifyText({
      name: oneLine(vendor.name),
      businessName: oneLine(vendor.businessName),
      // A fragment stays in the browser: no server or proxy logs the token.
      link: `${config.publicOrigin}/auth/verify-email#token=${token}`,
    }),
  })
}

/** Locks the vendor meanwhile: a link is for the address it is sent to, and a change of the address invalidates it. */
function issueLink(db: Db, vendorId: string) {
  return db.transaction().execute(async (db) => {
    const vendor = await lockVendor(db, vendorId)
    return { vendor, token: await issueVerificationToken(db, vendorId) }
  })
}
