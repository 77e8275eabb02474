import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** Who holds this session, if they may still use it. Ban, deletion and expiry count at once, on every node. */
export function findSession(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('sessions')
    .leftJoin('vendors', 'vendors.id', 'sessions.vendorId')
    .select(['sessions.vendorId', 'sessions.adminId'])
    .select(sql<boolean>`sessions.last_seen_at < now() - interval '5 minutes'`.as('isSeenLongAgo'))
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<string>`now()`)
    .where((eb) =>
      eb.or([
        eb('sessions.adminId', 'is not', null),
        eb.and([eb('vendors.isBanned', '=', false), eb('vendors.deletedAt', 'is', null)]),
      ]),
    )
    .executeTakeFirst()
}

type NewSession = {
  tokenHash: Buffer
  vendorId?: string
  adminId?: string
  hours: number
  ip: string
  userAgent: string | null
}

export function insertSession(db: Db, { hours, ...session }: NewSession) {
  return db
    .insertInto('sessions')
    .values({ ...session, expiresAt: sql<string>`now() + make_interval(hours => ${hours})` })
    .execute()
}

export function touchSession(db: Db, tokenHash: Buffer) {
  return db
    .updateTable('sessions')
    .set({ lastSeenAt: sql<string>`now()` })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

/** Ends one session; answers whose it was. */
export function deleteSession(db: Db, tokenHash: Buffer) {
  return db
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['vendorId', 'adminId'])
    .executeTakeFirst()
}

export type Person = { vendorId: string } | { adminId: string }

/** Ends every session of a person, but the one given. */
export function deleteSessionsOf(db: Db, person: Person, exceptHash?: Buffer) {
  const sessions = db
    .deleteFrom('sessions')
    .$if(exceptHash !== undefined, (query) => query.where('tokenHash', '!=', exceptHash as Buffer))

  return 'vendorId' in person
    ? sessions.where('vendorId', '=', person.vendorId).execute()
    : sessions.where('adminId', '=', person.adminId).execute()
}

export function deleteExpiredSessions(db: Db) {
  return db.deleteFrom('sessions').where('expiresAt', '<', sql<string>`now()`).execute()
}
