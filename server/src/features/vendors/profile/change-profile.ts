import type { EventType } from '@thela/contract/analytics/event-types'
import { slugify } from '@thela/contract/values/slug'
import { digitsOf, type ProfileInput } from '@thela/contract/vendors/profile'
import type { Db } from '../../../db/connect.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { recordEvent } from '../../core/events/record-event.ts'
import { deleteOneTimeTokens } from '../../core/one-time-tokens/queries.ts'
import { insistOnConfirmation } from '../../identity/contact/confirm-contact.ts'
import { resolvePlace } from '../../places/locations/resolve-place.ts'
import {
  deleteFormerSlug,
  insertFormerSlug,
  lockVendor,
  updateVendor,
  type VendorChange,
  type VendorRow,
} from '../record/queries.ts'

/** What the form says, the code of the new address when there is one, and the password that was checked for it. */
type ProfileChange = { input: ProfileInput; qrCodeUrl?: string; passwordHash?: string }

/** Changes the profile; a new business name keeps the old address alive for printed codes. */
export async function changeProfile(
  db: Db,
  vendor: Actor,
  { input, qrCodeUrl, passwordHash }: ProfileChange,
) {
  const before = await lockVendor(db, vendor.id)
  await insistOnConfirmation(db, { before, input, passwordHash })
  const change: VendorChange = { ...input, qrCodeUrl, ...(await resolvePlace(db, input)) }

  if (input.phone) change.phoneDigits = digitsOf(input.phone)
  if (input.email !== undefined && input.email !== before.email) {
    change.emailVerifiedAt = null
    // A link that went to the old address says nothing about the new one.
    await deleteOneTimeTokens(db, 'verify_email', vendor.id)
  }
  if (input.businessName) change.slug = await moveSlug(db, before, input.businessName)

  const after = await updateVendor(db, vendor.id, change)
  await recordProfileChange(db, vendor, { before, after, input })
  return { before, after }
}

async function moveSlug(db: Db, before: VendorRow, businessName: string) {
  const slug = slugify(businessName)
  if (slug !== before.slug) {
    await insertFormerSlug(db, before.id, before.slug)
    await deleteFormerSlug(db, before.id, slug)
  }
  return slug
}

type Difference = { before: VendorRow; after: VendorRow; input: ProfileInput }

async function recordProfileChange(db: Db, vendor: Actor, { before, after, input }: Difference) {
  const names = (Object.keys(input) as (keyof ProfileInput)[]).filter((name) => before[name] !== after[name])

  await recordChange(db, vendor, {
    action: 'UPDATE',
    entity: 'VENDOR',
    entityId: vendor.id,
    oldValues: pick(before, names),
    newValues: pick(after, names),
  })
  for (const type of eventsOf(names)) await recordEvent(db, type, { vendorId: vendor.id })
}

function eventsOf(names: (keyof ProfileInput)[]): EventType[] {
  return [
    ...(names.includes('logoUrl') ? (['VENDOR_LOGO_UPDATED'] as const) : []),
    ...(names.includes('coverImageUrl') ? (['VENDOR_COVER_UPDATED'] as const) : []),
    ...(names.some((name) => name !== 'logoUrl' && name !== 'coverImageUrl')
      ? (['VENDOR_PROFILE_UPDATED'] as const)
      : []),
  ]
}

const pick = (row: VendorRow, names: (keyof ProfileInput)[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]))
