import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countPerMinute, secondsLeftInMinute } from './count-per-minute.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 * 60_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('each name may so often in a minute of the clock, and again in the next', () => {
  const mayGoOn = countPerMinute(2)
  expect(['a', 'a', 'a', 'b'].map(mayGoOn)).toEqual([true, true, false, true])

  vi.setSystemTime(1_000 * 60_000 + 59_999)
  expect([mayGoOn('a'), secondsLeftInMinute()]).toEqual([false, 1])
  vi.setSystemTime(1_001 * 60_000)
  expect([mayGoOn('a'), secondsLeftInMinute()]).toEqual([true, 60])
})

test('however many names come, only so many are kept, and none of them frees one that goes on asking', () => {
  const mayGoOn = countPerMinute(1, 100)
  mayGoOn('flood')
  for (let n = 0; n < 10_000; n++) {
    mayGoOn(`name ${n}`)
    if (n % 50 === 0) expect(mayGoOn('flood')).toBe(false)
  }
  // The first of them were forgotten long ago.
  expect(mayGoOn('name 0')).toBe(true)
})
