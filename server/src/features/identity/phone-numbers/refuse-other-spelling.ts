import type { Db } from '../../../db/connect.ts'
import { conflictMessage } from '../../../http/conflict-messages.ts'
import { HttpError } from '../../../http/errors.ts'
import { spellingsOf } from './phone-spellings.ts'
import { hasOtherIndianVendor } from './queries.ts'

const TAKEN = 'vendor_phone_taken'

type Owner = { id: string; phone: string; country: string }

/** An Indian number has one owner, with and without +91 (DEC-258); the same spelling is refused by the database. */
export async function refuseOtherSpelling(db: Db, { id, phone, country }: Owner) {
  const [, ...others] = spellingsOf(phone)
  if (country !== 'India' || others.length === 0) return
  if (await hasOtherIndianVendor(db, id, others))
    throw new HttpError(409, conflictMessage(TAKEN), { error: TAKEN })
}
