import type { Db } from '../../../db/connect.ts'
import { hashOf } from '../../core/one-time-tokens/secrets.ts'
import { deleteOldestDevices, findDeviceHash, insertDevice, type Person, touchDevice } from './queries.ts'
import { newDeviceToken } from './tokens.ts'

/** More than a stall has: a stolen password gives nobody more proofs than that, however often it is used. */
const MAX_DEVICES = 20

/** Which of these tokens was handed out to this account, as it is named where tries are counted. */
export async function findKnownDevice(db: Db, person: Person, tokens: string[] = []) {
  const known = await findDeviceHash(db, person, tokens.map(hashOf))
  return known?.toString('base64url')
}

/** The proof for the next sign-in: the one that was brought, if it is one, otherwise a new one. */
export async function rememberDevice(db: Db, person: Person, tokens: string[] = []) {
  const known = await findDeviceHash(db, person, tokens.map(hashOf))
  const brought = known && tokens.find((token) => hashOf(token).equals(known))
  if (known && brought) {
    await touchDevice(db, known)
    return brought
  }

  const token = newDeviceToken()
  await insertDevice(db, person, hashOf(token))
  await deleteOldestDevices(db, person, MAX_DEVICES)
  return token
}
