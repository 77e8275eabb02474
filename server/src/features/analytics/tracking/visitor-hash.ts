import { hash, randomBytes } from 'node:crypto'
import type { Db } from '../../../db/connect.ts'
import { findOrAddSalt } from './queries.ts'

/** `shownId` is the menu or ad: visitors of one cannot be matched with those of another. */
type Seen = { day: string; ip: string; userAgent: string; shownId: string }

export type LoadSalts = ReturnType<typeof cacheSalts>
export type HashVisitor = (seen: Seen) => string

/** Hashes visitors of one menu or ad on one day; without the day's salt they cannot be tracked further. */
export function cacheSalts(db: Db) {
  const salts = new Map<string, string>()

  /** Loads the salts of these days; returns the function that hashes with them. */
  return async (days: Set<string>): Promise<HashVisitor> => {
    for (const day of days) if (!salts.has(day)) await learn(day)

    return ({ day, ip, userAgent, shownId }) =>
      hash('sha256', `${salts.get(day)}\n${shownId}\n${ip}\n${userAgent}`, 'base64url').slice(0, 22)
  }

  async function learn(day: string) {
    salts.set(day, (await findOrAddSalt(db, day, randomBytes(32))).toString('base64url'))
    // Around midnight two days are in use; older salts are removed.
    for (const old of [...salts.keys()].sort().slice(0, -2)) salts.delete(old)
  }
}
