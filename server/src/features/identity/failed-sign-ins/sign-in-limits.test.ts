import { expect, test } from 'vitest'
import {
  WRONG_PASSWORDS_FROM_FAILED_ADDRESSES_PER_HOUR,
  WRONG_PASSWORDS_FROM_NEW_ADDRESSES_PER_HOUR,
  WRONG_PASSWORDS_OF_ADDRESS_PER_15_MINUTES,
  WRONG_PASSWORDS_PER_15_MINUTES,
} from '../../../http/limits.ts'
import { type BucketName, type Count, countTry } from './sign-in-limits.ts'

const unused: Count = { failures: 0, ageSeconds: 0, waitSeconds: 0 }

/** What tries of `name` are told that each come as early as they may, for as long as they are let in. */
function waitsOf(name: BucketName, tries: number) {
  const waits: number[] = []
  let count = unused
  for (let n = 0; n < tries; n++) {
    const counted = countTry(name, count)
    if (!counted.isAllowed) break
    waits.push(counted.waitSeconds)
    count = { failures: counted.failures, ageSeconds: 60, waitSeconds: 0 }
  }
  return waits
}

test('an account under attack takes a try in 5 seconds, then 10, 20, 40 and never more than 60', () => {
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

test('a caller has ten tries at an account in a quarter of an hour and is told what is left of it', () => {
  expect(waitsOf('accountAndAddress', 99)).toEqual(Array(WRONG_PASSWORDS_PER_15_MINUTES).fill(0))
  expect(
    countTry('accountAndAddress', {
      failures: WRONG_PASSWORDS_PER_15_MINUTES,
      ageSeconds: 300,
      waitSeconds: 0,
    }),
  ).toEqual({
    isAllowed: false,
    retryAfterSeconds: 600,
  })
  expect(
    countTry('accountAndAddress', {
      failures: WRONG_PASSWORDS_PER_15_MINUTES,
      ageSeconds: 900,
      waitSeconds: 0,
    }),
  ).toMatchObject({
    failures: 1,
    isNewSeries: true,
  })
})

test('a try that comes too early is told whole seconds, one at least', () => {
  const early = (waitSeconds: number) =>
    countTry('address', {
      failures: 2 * WRONG_PASSWORDS_OF_ADDRESS_PER_15_MINUTES,
      ageSeconds: 1,
      waitSeconds,
    })
  expect(early(41.2)).toEqual({ isAllowed: false, retryAfterSeconds: 42 })
  expect(early(0.001)).toEqual({ isAllowed: false, retryAfterSeconds: 1 })
  expect(early(0)).toMatchObject({ isAllowed: true, waitSeconds: 60 })
})
