import type { EventType } from '@thela/contract/analytics/event-types'
import { slugify } from '@thela/contract/values/slug'
import { passwordReason } from '@thela/contract/vendors/guarded-fields'
import { languageProblem } from '@thela/contract/vendors/menu-languages'
import { dialledOf, digitsOf } from '@thela/contract/vendors/phone-number'
import type { ProfileInput } from '@thela/contract/vendors/profile'
import type { Db } from '../../../db/connect.ts'
import { invalidField } from '../../../http/errors.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { recordEvent } from '../../core/events/record-event.ts'
import { deleteOneTimeTokens } from '../../core/one-time-tokens/queries.ts'
import { resolvePlace } from '../../places/locations/resolve-place.ts'
import { readPhone } from '../record/phone-numbers.ts'
import {
  deleteFormerSlug,
  insertFormerSlug,
  lockVendor,
  updateVendor,
  type VendorChange,
  type VendorRow,
} from '../record/queries.ts'
import { swapMainTexts } from './queries.ts'

/** Throws unless a change that needs the password was confirmed; called in the transaction of the change. */
export type ConfirmPassword = (db: Db, reason: string) => Promise<void>

/** What the form says, and the code of the new address when there is one. */
type ProfileChange = { input: ProfileInput; qrCodeUrl?: string; confirmPassword?: ConfirmPassword }

/** Changes the profile; after a new business name the old address still works for printed codes. */
export async function changeProfile(
  db: Db,
  vendor: Actor,
  { input, qrCodeUrl, confirmPassword = refuse }: ProfileChange,
) {
  const before = await lockVendor(db, vendor.id)
  const reason = passwordReason(before, input)
  if (reason) await confirmPassword(db, reason)
  checkLanguages(before, input)
  const change: VendorChange = {
    ...input,
    weekHours: input.weekHours && JSON.stringify(input.weekHours),
    qrCodeUrl,
    ...(await resolvePlace(db, input)),
  }

  Object.assign(change, phoneColumns(before, change))
  if (input.email !== undefined && input.email !== before.email) {
    change.emailVerifiedAt = null
    // A link that was sent to the old address does not verify the new one.
    await deleteOneTimeTokens(db, 'verify_email', vendor.id)
  }
  if (input.businessName) change.slug = await moveSlug(db, before, input.businessName)

  const after = await updateVendor(db, vendor.id, change)
  if (after.menuLanguage !== before.menuLanguage)
    await swapMainTexts(db, vendor.id, { from: before.menuLanguage, to: after.menuLanguage })
  await recordProfileChange(db, vendor, { before, after, input })
  return { before, after }
}

/** What is left out stays, and must go with what is given. */
function checkLanguages(before: VendorRow, input: ProfileInput) {
  const { menuLanguage, otherLanguages } = { ...before, ...input } as ProfileInput
  const problem = languageProblem({ menuLanguage, otherLanguages })
  if (problem) throw invalidField('otherLanguages', problem)
}

/** A number that stays is not read again, so that vendors whose number somebody else has too can still save (DEC-267). */
function phoneColumns(before: VendorRow, { phone = before.phone, country = before.country }: VendorChange) {
  const isSame = dialledOf(phone) === dialledOf(before.phone) && country === before.country

  return isSame ? {} : { phoneDigits: digitsOf(phone), phoneE164: readPhone(phone, country) }
}

const refuse: ConfirmPassword = async (_db, reason) => {
  throw passwordNeeded(reason)
}

export const passwordNeeded = (reason: string) => invalidField('currentPassword', reason)

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
  const names = (Object.keys(input) as (keyof ProfileInput)[]).filter(
    (name) => !isSame(before[name], after[name]),
  )

  await recordChange(db, vendor, {
    action: 'UPDATE',
    entity: 'VENDOR',
    entityId: vendor.id,
    oldValues: pick(before, names),
    newValues: pick(after, names),
  })
  for (const type of eventsOf(names)) await recordEvent(db, type, { vendorId: vendor.id })
}

/** Languages are a list. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

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
