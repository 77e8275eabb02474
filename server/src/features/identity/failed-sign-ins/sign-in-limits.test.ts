import { expect, test } from 'vitest'
import {
  WRONG_PASSWORDS_FROM_FAILED_ADDRESSES_PER_HOUR,
  WRONG_PASSWORDS_FROM_NEW_ADDRESSES_PER_HOUR,
  WRONG_PASSWORDS_OF_ADDRESS_PER_15_MINUTES,
  WRONG_PASSWORDS_PER_15_MINUTES,
} from '../../../http/limits.ts'
import { type BucketName, type Count, countAttempt } from './sign-in-limits.ts'

const unused: Count = { failures: 0, ageSeconds: 0, waitSeconds: 0 }

/** The waits after attempts that each come as early as allowed, until one is refused. */
function waitsOf(name: BucketName, attempts: number) {
  const waits: number[] = []
  let count = unused
  for (let n = 0; n < attempts; n++) {
    const counted = countAttempt(name, count)
    if (!counted.isAllowed) break
    waits.push(counted.waitSeconds)
    count = { failures: counted.failures, ageSeconds: 60, waitSeconds: 0 }
  }
  return waits
}

test('the wait between attempts on an account under attack grows from 5 to 10, 20, 40 and at most 60 seconds', () => {
  const freeOfNew = WRONG_PASSWORDS_FROM_NEW_ADDRESSES_PER_HOUR - 1
  expect(waitsOf('accountFromNewAddresses', freeOfNew + 6)).toEqual([
    ...Array(freeOfNew).fill(0),
    5,
    10,
    20,
    40,
    60,
    60,
  ])
  const freeOfFailed = WRONG_PASSWORDS_FROM_FAILED_ADDRESSES_PER_HOUR - 1
  expect(waitsOf('accountFromFailedAddresses', freeOfFailed + 3).slice(freeOfFailed - 1)).toEqual([
    0, 5, 10, 20,
  ])
})

test('one address has ten attempts at an account in 15 minutes and then gets the remaining wait', () => {
  expect(waitsOf('accountAndAddress', 99)).toEqual(Array(WRONG_PASSWORDS_PER_15_MINUTES).fill(0))
  expect(
    countAttempt('accountAndAddress', {
      failures: WRONG_PASSWORDS_PER_15_MINUTES,
      ageSeconds: 300,
      waitSeconds: 0,
    }),
  ).toEqual({
    isAllowed: false,
    retryAfterSeconds: 600,
  })
  expect(
    countAttempt('accountAndAddress', {
      failures: WRONG_PASSWORDS_PER_15_MINUTES,
      ageSeconds: 900,
      waitSeconds: 0,
    }),
  ).toMatchObject({
    failures: 1,
    isNewSeries: true,
  })
})

test('an attempt that comes too early gets the remaining wait in whole seconds, at least one', () => {
  const early = (waitSeconds: number) =>
    countAttempt('address', {
      failures: 2 * WRONG_PASSWORDS_OF_ADDRESS_PER_15_MINUTES,
      ageSeconds: 1,
      waitSeconds,
    })
  expect(early(41.2)).toEqual({ isAllowed: false, retryAfterSeconds: 42 })
  expect(early(0.001)).toEqual({ isAllowed: false, retryAfterSeconds: 1 })
  expect(early(0)).toMatchObject({ isAllowed: true, waitSeconds: 60 })
})

test.each<[BucketName, number]>([
  ['accountAndDevice', 15],
  ['accountAndAddress', 15],
  ['accountFromNewAddresses', 60],
  ['accountFromFailedAddresses', 60],
  ['address', 15],
  ['network', 15],
])('wrong passwords of %s are forgotten after %i minutes', (name, minutes) => {
  const after = (ageSeconds: number) => countAttempt(name, { failures: 1, ageSeconds, waitSeconds: 0 })
  expect(after(minutes * 60 - 1)).toMatchObject({ isNewSeries: false, failures: 2 })
  expect(after(minutes * 60)).toMatchObject({ isNewSeries: true, failures: 1 })
})
