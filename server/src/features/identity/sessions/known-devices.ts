import type { Db } from '../../../db/connect.ts'
import { hashOf } from '../../core/one-time-tokens/secrets.ts'
import { deleteOldestDevices, findDeviceHash, insertDevice, type Person, touchDevice } from './queries.ts'
import { newDeviceToken } from './tokens.ts'

/** More devices than a vendor has: a stolen password gives nobody more tokens than that. */
const MAX_DEVICES = 20

/** Which of these tokens was issued to this account, as the key that attempts are counted by. */
export async function findKnownDevice(db: Db, person: Person, tokens: string[] = []) {
  const known = await findDeviceHash(db, person, tokens.map(hashOf))
  return known?.toString('base64url')
}

/** The device token for the next sign-in: the one that was sent, if it is valid, otherwise a new one. */
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
