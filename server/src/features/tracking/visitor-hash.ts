import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import { findOrAddSalt } from './queries.ts'

type Seen = { day: string; ip: string; userAgent: string; vendorId: string }

export type VisitorHash = ReturnType<typeof makeVisitorHash>

/** A visitor of one menu on one day as a number that nobody can follow further, once the day's salt is gone. */
export function makeVisitorHash(db: Db) {
  const salts = new Map<string, Buffer>()

  return async ({ day, ip, userAgent, vendorId }: Seen) => {
    const salt = salts.get(day) ?? (await learnSalt(day))
    return createHmac('sha256', salt)
      .update(`${vendorId}\n${ip}\n${userAgent}`)
      .digest('base64url')
      .slice(0, 22)
  }

  async function learnSalt(day: string) {
    const salt = await findOrAddSalt(db, day, randomBytes(32))
    salts.set(day, salt)
    // Around midnight two days are in use; older ones are forgotten here as well.
    for (const old of [...salts.keys()].sort().slice(0, -2)) salts.delete(old)
    return salt
  }
}
