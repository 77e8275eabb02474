import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import type { Db } from '../../../db/connect.ts'
import { findOrAddSigningKey } from './queries.ts'

/** Reads the key that signs tokens once; again if that failed. */
export function signingKeyReader(db: Db) {
  let key: Promise<KeyObject> | undefined

  return () => {
    key ??= read().catch((error) => {
      key = undefined
      throw error
    })
    return key
  }

  async function read() {
    return createSecretKey(await findOrAddSigningKey(db, randomBytes(32)))
  }
}
