import { hash, randomBytes } from 'node:crypto'
import type { Db } from '../../../db/connect.ts'
import { findOrAddSalt } from './queries.ts'

/** `shownId` is what was seen, a menu or an ad: visitors of one cannot be found again among those of another. */
type Seen = { day: string; ip: string; userAgent: string; shownId: string }

export type LearnSalts = ReturnType<typeof rememberSalts>
export type HashVisitor = (seen: Seen) => string

/** Visitors of one menu or ad on one day as numbers that nobody can follow further, once the day's salt is gone. */
export function rememberSalts(db: Db) {
  const salts = new Map<string, string>()

  /** Learns the salts of these days; answers with the function that hashes by them. */
  return async (days: Set<string>): Promise<HashVisitor> => {
    for (const day of days) if (!salts.has(day)) await learn(day)

    return ({ day, ip, userAgent, shownId }) =>
      hash('sha256', `${salts.get(day)}\n${shownId}\n${ip}\n${userAgent}`, 'base64url').slice(0, 22)
  }

  async function learn(day: string) {
    salts.set(day, (await findOrAddSalt(db, day, randomBytes(32))).toString('base64url'))
    // Around midnight two days are in use; older ones are forgotten here as well.
    for (const old of [...salts.keys()].sort().slice(0, -2)) salts.delete(old)
  }
}
