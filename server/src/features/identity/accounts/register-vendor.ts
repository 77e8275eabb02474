import type { Registration } from '@thela/contract/identity/registration'
import { slugify } from '@thela/contract/values/slug'
import { digitsOf } from '@thela/contract/vendors/phone-number'
import { forbidden, invalidField } from '../../../http/errors.ts'
import { newId } from '../../../ids.ts'
import type { Platform } from '../../../platform.ts'
import { recordChange } from '../../core/audit-logs/record-change.ts'
import { readSettings } from '../../core/settings/read-settings.ts'
import { resolvePlace } from '../../places/locations/resolve-place.ts'
import { removeQrCode, scanAddress, storeQrCode } from '../../vendors/qr-code/store-qr-code.ts'
import { readPhone } from '../../vendors/record/phone-numbers.ts'
import { insertVendor, type NewVendor } from '../../vendors/record/queries.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { refuseWeakVendorPassword } from '../passwords/weak-passwords.ts'
import { rememberDevice } from '../sessions/known-devices.ts'
import { openVendorSession, type Visit } from '../sessions/open-session.ts'
import { nameVendor } from './name-vendor.ts'

/** Creates an account with its QR code and signs the vendor in; returns whether the email has to be verified. */
export async function registerVendor(platform: Platform, input: Registration, visit: Visit) {
  const { db, files } = platform
  const settings = await readSettings(db)
  if (!settings.allowRegistrations) throw forbidden('New vendor registrations are currently closed.')
  if (settings.requireEmailVerification && !input.email) throw invalidField('email', 'Email is required')
  refuseWeakVendorPassword({ field: 'password', password: input.password, phone: input.phone })

  const vendor = await describeVendor(platform, input)
  try {
    const registered = await insertAndSignIn(platform, vendor, visit)
    return { ...registered, mustVerifyEmail: settings.requireEmailVerification }
  } catch (error) {
    await removeQrCode(files, vendor.id, vendor.qrCodeUrl)
    throw error
  }
}

async function describeVendor({ db, config, files }: Platform, input: Registration) {
  const { password, country: chosen = config.defaultCountry, ...rest } = input
  const { country = chosen, state = input.state } = await resolvePlace(db, {
    country: chosen,
    state: input.state,
  })
  const id = newId()
  const slug = slugify(input.businessName)

  return {
    ...rest,
    country,
    state,
    id,
    slug,
    menuLanguage: input.language ?? 'en',
    phoneDigits: digitsOf(input.phone),
    phoneE164: readPhone(input.phone, country),
    passwordHash: await hashPassword(password),
    qrCodeUrl: await storeQrCode(files, id, scanAddress(config.publicOrigin, { slug, id })),
  }
}

function insertAndSignIn({ db }: Platform, vendor: Omit<NewVendor, 'vendorName'>, visit: Visit) {
  return db.transaction().execute(async (db) => {
    // The id stands in for the name: others of the same name wait from the moment it is chosen until the commit.
    await insertVendor(db, { ...vendor, vendorName: vendor.id })
    const token = await openVendorSession(db, vendor.id, visit)
    const deviceToken = await rememberDevice(db, { vendorId: vendor.id })
    const actor = { role: 'VENDOR', id: vendor.id, ip: visit.ip } as const
    await recordChange(db, actor, {
      action: 'CREATE',
      entity: 'VENDOR',
      entityId: vendor.id,
      event: 'VENDOR_REGISTRATION',
      newValues: vendor,
    })

    return { token, deviceToken, vendor: await nameVendor(db, vendor) }
  })
}
