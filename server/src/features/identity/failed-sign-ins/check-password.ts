import type { Db } from '../../../db/connect.ts'
import { invalidCredentials, tooManyRequestsFor } from '../../../http/errors.ts'
import { limitedAddress, limitedNetwork } from '../../../http/pipeline/limited-address.ts'
import { isPassword } from '../passwords/passwords.ts'
import { type Bucket, hasFailedFrom, lockCounts, readCounts, refundAttempt, writeCounts } from './queries.ts'
import { type BucketName, type Counted, countAttempt } from './sign-in-limits.ts'

export type LoginAttempt = {
  /** The account, whether it exists or not. */
  account: string
  address: string
  /** A device that has signed in to this account before. */
  knownDevice?: string
}

type Claim = {
  password: string
  /** Undefined when the account does not exist. */
  passwordHash: string | undefined
  refusal?: () => Error
}

/**
 * Refuses a wrong password, and after too many of them also the right one for a while. The attempt is counted before the
 * password is compared, so that concurrent attempts cannot all pass, and refunded when it was right.
 */
export async function checkPassword(
  db: Db,
  attempt: LoginAttempt,
  { password, passwordHash, refusal = invalidCredentials }: Claim,
) {
  const buckets = await bucketsOf(db, attempt)
  // An attempt that is refused anyway writes nothing.
  countIn(await readCounts(db, buckets))
  await db.transaction().execute(async (db) => {
    await writeCounts(db, countIn(await lockCounts(db, buckets)))
  })

  if (!(await isPassword(password, passwordHash))) throw refusal()
  await refundAttempt(db, buckets)
}

/** A known device has a bucket of its own; everyone else shares those of the account, the address and the network. */
async function bucketsOf(db: Db, { account, address: ip, knownDevice }: LoginAttempt): Promise<Bucket[]> {
  if (knownDevice) return [bucket('accountAndDevice', { account, address: knownDevice })]

  const address = limitedAddress(ip)
  const network = limitedNetwork(ip)
  const hasFailed = await hasFailedFrom(db, account, network)
  return [
    bucket('accountAndAddress', { account, address, network }),
    bucket(hasFailed ? 'accountFromFailedAddresses' : 'accountFromNewAddresses', { account }),
    bucket('address', { address }),
    ...(network === address ? [] : [bucket('network', { address: network })]),
  ]
}

const bucket = (name: BucketName, key: Partial<Omit<Bucket, 'bucket'>>): Bucket => ({
  bucket: name,
  account: '',
  address: '',
  network: '',
  ...key,
})

/** One more attempt in each bucket, or a refusal with the longest wait. */
function countIn(counts: Awaited<ReturnType<typeof readCounts>>) {
  const counted = counts.map((count) => ({ ...count, ...countAttempt(count.bucket, count) }))
  const waits = counted.flatMap((count) => (count.isAllowed ? [] : [count.retryAfterSeconds]))
  if (waits.length > 0) throw tooManyRequestsFor(Math.max(...waits))

  return counted as (Bucket & Extract<Counted, { isAllowed: true }>)[]
}
