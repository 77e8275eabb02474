import {
  WRONG_PASSWORDS_FROM_FAILED_ADDRESSES_PER_HOUR,
  WRONG_PASSWORDS_FROM_NEW_ADDRESSES_PER_HOUR,
  WRONG_PASSWORDS_OF_ADDRESS_PER_15_MINUTES,
  WRONG_PASSWORDS_OF_NETWORK_PER_15_MINUTES,
  WRONG_PASSWORDS_PER_15_MINUTES,
} from '../../../http/limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** What happens to a bucket whose free tries are used up. */
type Limit = {
  /** Wrong passwords that nothing follows. */
  free: number
  /** After so long the count starts anew. */
  windowSeconds: number
  /** From then on one try in so many seconds, twice as many each time; left out, none until the window is over. */
  slowed?: { firstSeconds: number; mostSeconds: number }
}

const slowed = { firstSeconds: 5, mostSeconds: MINUTE }

/**
 * Every limit on wrong passwords; docs/operations.md has the table. What strangers can fill up only slows, never
 * locks, and a device that has signed in before does not meet it at all.
 */
export const signInLimits = {
  accountAndDevice: { free: WRONG_PASSWORDS_PER_15_MINUTES, windowSeconds: 15 * MINUTE },
  accountAndAddress: { free: WRONG_PASSWORDS_PER_15_MINUTES, windowSeconds: 15 * MINUTE },
  accountFromNewAddresses: { free: WRONG_PASSWORDS_FROM_NEW_ADDRESSES_PER_HOUR, windowSeconds: HOUR, slowed },
  accountFromFailedAddresses: {
    free: WRONG_PASSWORDS_FROM_FAILED_ADDRESSES_PER_HOUR,
    windowSeconds: HOUR,
    slowed,
  },
  address: { free: WRONG_PASSWORDS_OF_ADDRESS_PER_15_MINUTES, windowSeconds: 15 * MINUTE, slowed },
  network: { free: WRONG_PASSWORDS_OF_NETWORK_PER_15_MINUTES, windowSeconds: 15 * MINUTE, slowed },
} satisfies Record<string, Limit>

export type BucketName = keyof typeof signInLimits

/** What is known of a bucket before a try. */
export type Count = { failures: number; ageSeconds: number; waitSeconds: number }

/** What a try makes of a bucket: a refusal, or a count that is written down before the password is compared. */
export type Counted =
  | { isAllowed: false; retryAfterSeconds: number }
  | { isAllowed: true; failures: number; isNewSeries: boolean; waitSeconds: number }

export function countTry(name: BucketName, count: Count): Counted {
  const { free, windowSeconds, slowed }: Limit = signInLimits[name]
  const isOver = count.failures === 0 || count.ageSeconds >= windowSeconds
  const failures = isOver ? 0 : count.failures

  if (!isOver && slowed && count.waitSeconds > 0) return refused(count.waitSeconds)
  if (!isOver && !slowed && failures >= free) return refused(windowSeconds - count.ageSeconds)

  const triesTooMany = failures + 1 - free
  const waitSeconds =
    slowed && triesTooMany >= 0
      ? Math.min(slowed.firstSeconds * 2 ** Math.min(triesTooMany, 10), slowed.mostSeconds)
      : 0
  return { isAllowed: true, failures: failures + 1, isNewSeries: isOver, waitSeconds }
}

const refused = (seconds: number) => ({
  isAllowed: false as const,
  retryAfterSeconds: Math.max(1, Math.ceil(seconds)),
})
