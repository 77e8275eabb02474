import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { preparedStatement } from '../../../db/prepared-statement.ts'

type Session = { vendorId: string | null; adminId: string | null; isSeenLongAgo: boolean }

const findHolder = preparedStatement(
  'find session',
  sql<Session>`
    select s.vendor_id, s.admin_id, s.last_seen_at < now() - interval '5 minutes' as is_seen_long_ago
    from sessions s left join vendors v on v.id = s.vendor_id
    where s.token_hash = $1 and s.expires_at > now()
      and (s.admin_id is not null or (not v.is_banned and v.deleted_at is null))`,
)

/** The owner of this session, if it is still valid. Ban, deletion and expiry take effect at once, on every node. */
export async function findSession(db: Db, tokenHash: Buffer) {
  const [session] = await findHolder(db, [tokenHash])
  return session
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

/** Ends one session; returns its owner. */
export function deleteSession(db: Db, tokenHash: Buffer) {
  return db
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['vendorId', 'adminId'])
    .executeTakeFirst()
}

export type Person = { vendorId: string } | { adminId: string }

/** Ends every session of a person except the given one. */
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

const ownerOf = (person: Person) =>
  'vendorId' in person ? (['vendorId', person.vendorId] as const) : (['adminId', person.adminId] as const)

export async function findDeviceHash(db: Db, person: Person, tokenHashes: Buffer[]) {
  const [column, id] = ownerOf(person)
  const row = await db
    .selectFrom('knownDevices')
    .select('tokenHash')
    .where('tokenHash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
    .where(column, '=', id)
    .limit(1)
    .executeTakeFirst()

  return row?.tokenHash
}

export function insertDevice(db: Db, person: Person, tokenHash: Buffer) {
  return db
    .insertInto('knownDevices')
    .values({ tokenHash, ...person })
    .execute()
}

export function touchDevice(db: Db, tokenHash: Buffer) {
  return db
    .updateTable('knownDevices')
    .set({ lastUsedAt: sql<string>`now()` })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

export function deleteOldestDevices(db: Db, person: Person, kept: number) {
  const [column, id] = ownerOf(person)
  return db
    .deleteFrom('knownDevices')
    .where('tokenHash', 'in', (eb) =>
      eb
        .selectFrom('knownDevices')
        .select('tokenHash')
        .where(column, '=', id)
        .orderBy('lastUsedAt', 'desc')
        .offset(kept),
    )
    .execute()
}

/** Deletes every device of a person except the given ones. */
export function deleteDevicesOf(db: Db, person: Person, exceptHashes: Buffer[] = []) {
  const [column, id] = ownerOf(person)
  return db
    .deleteFrom('knownDevices')
    .where(column, '=', id)
    .where('tokenHash', '<>', sql<Buffer>`all(${exceptHashes}::bytea[])`)
    .execute()
}

/** Deletes devices that nobody has signed in with for half a year. */
export function deleteUnusedDevices(db: Db) {
  return db
    .deleteFrom('knownDevices')
    .where('lastUsedAt', '<', sql<string>`now() - interval '180 days'`)
    .execute()
}
