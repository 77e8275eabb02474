import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

export type LoginAttempt = { account: string; address: string }

const isRecent = sql<boolean>`first_failed_at > now() - interval '15 minutes'`

const secondsLeft = sql<number>`ceil(extract(epoch from first_failed_at + interval '15 minutes' - now()))::integer`

/** The series that still counts, and for how long. */
export function findRecentFailures(db: Db, { account, address }: LoginAttempt) {
  return db
    .selectFrom('loginFailures')
    .select(['failures', secondsLeft.as('secondsLeft')])
    .where('account', '=', account)
    .where('address', '=', address)
    .where(isRecent)
    .executeTakeFirst()
}

/** One more wrong password; the count starts anew when the last series is over. */
export function insertFailure(db: Db, attempt: LoginAttempt) {
  return db
    .insertInto('loginFailures')
    .values({ ...attempt, failures: 1 })
    .onConflict((conflict) =>
      conflict.columns(['account', 'address']).doUpdateSet({
        failures: sql<number>`case when login_failures.first_failed_at > now() - interval '15 minutes' then login_failures.failures + 1 else 1 end`,
        firstFailedAt: sql<string>`case when login_failures.first_failed_at > now() - interval '15 minutes' then login_failures.first_failed_at else now() end`,
      }),
    )
    .execute()
}

export function deleteFailures(db: Db, { account, address }: LoginAttempt) {
  return db
    .deleteFrom('loginFailures')
    .where('account', '=', account)
    .where('address', '=', address)
    .execute()
}

export function deleteFailuresBefore(db: Db, instant: Date) {
  return db.deleteFrom('loginFailures').where('firstFailedAt', '<', instant.toISOString()).execute()
}

/** Forgets all failures of these accounts, from every address. */
export function deleteFailuresOf(db: Db, accounts: string[]) {
  return db.deleteFrom('loginFailures').where('account', 'in', accounts).execute()
}
