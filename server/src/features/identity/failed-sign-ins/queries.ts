import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type { BucketName, Count } from './sign-in-limits.ts'

/** What attempts are counted by; fields that a bucket does not use are empty. */
export type Bucket = { bucket: BucketName; account: string; address: string; network: string }

type Keyed = Bucket & Count

const NEVER: Count = { failures: 0, ageSeconds: 0, waitSeconds: 0 }

const key = ['bucket', 'account', 'address', 'network'] as const

const count = sql`failures, extract(epoch from now() - first_failed_at)::float8 as age_seconds,
  coalesce(extract(epoch from next_try_at - now()), 0)::float8 as wait_seconds`

/** Whether a sign-in to this account has failed from this network within the hour. */
export async function hasFailedFrom(db: Db, account: string, network: string) {
  const row = await db
    .selectFrom('loginFailures')
    .select('failures')
    .where('account', '=', account)
    .where('network', '=', network)
    .where('firstFailedAt', '>', sql<string>`now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst()

  return row !== undefined
}

export async function readCounts(db: Db, buckets: Bucket[]): Promise<Keyed[]> {
  const { rows } = await sql<Keyed>`
    select f.bucket, f.account, f.address, ${count} from login_failures f
    join ${listOf(buckets)} using (bucket, account, address)`.execute(db)

  return buckets.map((bucket) => ({ ...NEVER, ...rows.find((row) => isSame(row, bucket)), ...bucket }))
}

/** The counts, locked until the transaction ends, always in the same order, so that attempts never deadlock. */
export async function lockCounts(db: Db, buckets: Bucket[]): Promise<Keyed[]> {
  const { rows } = await sql<Keyed>`
    insert into login_failures as f (bucket, account, address, network, failures)
    select bucket, account, address, network, 0 from ${listOf(buckets)} order by bucket, account, address
    on conflict (bucket, account, address) do update set failures = f.failures
    returning bucket, account, address, network, ${count}`.execute(db)

  return rows
}

type Written = Bucket & { failures: number; isNewSeries: boolean; waitSeconds: number }

export function writeCounts(db: Db, counts: Written[]) {
  const column = <Name extends keyof Written>(name: Name) => counts.map((count) => count[name])

  return sql`
    update login_failures f set
      failures = n.failures,
      first_failed_at = case when n.is_new_series then now() else f.first_failed_at end,
      next_try_at = case when n.wait_seconds > 0 then now() + make_interval(secs => n.wait_seconds) end
    from unnest(${column('bucket')}::text[], ${column('account')}::text[], ${column('address')}::text[],
      ${column('failures')}::integer[], ${column('isNewSeries')}::boolean[], ${column('waitSeconds')}::float8[])
      as n (bucket, account, address, failures, is_new_series, wait_seconds)
    where (f.bucket, f.account, f.address) = (n.bucket, n.account, n.address)`.execute(db)
}

/** Refunds the successful attempt, and deletes the failures of its own address or device. */
export function refundAttempt(db: Db, buckets: Bucket[]) {
  return sql`
    with mine as (
      select f.bucket, f.account, f.address from login_failures f
      join ${listOf(buckets)} using (bucket, account, address)
      order by bucket, account, address for update of f
    ), emptied as (
      delete from login_failures f using mine
      where (f.bucket, f.account, f.address) = (mine.bucket, mine.account, mine.address)
        and (f.failures <= 1 or f.bucket in ('accountAndAddress', 'accountAndDevice'))
    )
    update login_failures f set failures = f.failures - 1, next_try_at = null from mine
    where (f.bucket, f.account, f.address) = (mine.bucket, mine.account, mine.address)
      and f.failures > 1 and f.bucket not in ('accountAndAddress', 'accountAndDevice')`.execute(db)
}

export function deleteFailuresBefore(db: Db, instant: Date) {
  return db.deleteFrom('loginFailures').where('firstFailedAt', '<', instant.toISOString()).execute()
}

/** Deletes all failures of these accounts, from every address. */
export function deleteFailuresOf(db: Db, accounts: string[]) {
  return db.deleteFrom('loginFailures').where('account', 'in', accounts).execute()
}

function listOf(buckets: Bucket[]) {
  const columns = key.map((name) => sql`${buckets.map((bucket) => bucket[name])}::text[]`)
  return sql`unnest(${sql.join(columns)}) as wanted (bucket, account, address, network)`
}

const isSame = (row: Omit<Bucket, 'network'>, other: Bucket) =>
  row.bucket === other.bucket && row.account === other.account && row.address === other.address
