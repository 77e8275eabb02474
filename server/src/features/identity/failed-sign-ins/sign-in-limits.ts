import {
  WRONG_PASSWORDS_FROM_FAILED_ADDRESSES_PER_HOUR,
  WRONG_PASSWORDS_FROM_NEW_ADDRESSES_PER_HOUR,
  WRONG_PASSWORDS_OF_ADDRESS_PER_15_MINUTES,
  WRONG_PASSWORDS_OF_NETWORK_PER_15_MINUTES,
  WRONG_PASSWORDS_PER_15_MINUTES,
} from '../../../http/limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How many attempts a bucket allows, and what follows. */
type Limit = {
  /** Wrong passwords without consequences. */
  free: number
  /** After this time the count starts again. */
  windowSeconds: number
  /** After that one attempt in this many seconds, doubled each time; without it, none until the window is over. */
  slowed?: { firstSeconds: number; mostSeconds: number }
}

const slowed = { firstSeconds: 5, mostSeconds: MINUTE }

/**
 * Every limit on wrong passwords; docs/operations.md has the table. A bucket that others can fill only slows, never
 * locks, and does not apply to a device that has signed in before.
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

/** The state of a bucket before an attempt. */
export type Count = { failures: number; ageSeconds: number; waitSeconds: number }

/** The result of an attempt: a refusal, or the count that is stored before the password is compared. */
export type Counted =
  | { isAllowed: false; retryAfterSeconds: number }
  | { isAllowed: true; failures: number; isNewSeries: boolean; waitSeconds: number }

export function countAttempt(name: BucketName, count: Count): Counted {
  const { free, windowSeconds, slowed }: Limit = signInLimits[name]
  const isOver = count.failures === 0 || count.ageSeconds >= windowSeconds
  const failures = isOver ? 0 : count.failures

  if (!isOver && slowed && count.waitSeconds > 0) return refused(count.waitSeconds)
  if (!isOver && !slowed && failures >= free) return refused(windowSeconds - count.ageSeconds)

  const excessAttempts = failures + 1 - free
  const waitSeconds =
    slowed && excessAttempts >= 0
      ? Math.min(slowed.firstSeconds * 2 ** Math.min(excessAttempts, 10), slowed.mostSeconds)
      : 0
  return { isAllowed: true, failures: failures + 1, isNewSeries: isOver, waitSeconds }
}

const refused = (seconds: number) => ({
  isAllowed: false as const,
  retryAfterSeconds: Math.max(1, Math.ceil(seconds)),
})
