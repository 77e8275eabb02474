import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countPerMinute, secondsLeftInMinute } from './count-per-minute.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 * 60_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('each name has a limit per minute, which starts again in the next minute', () => {
  const isAllowed = countPerMinute(2)
  expect(['a', 'a', 'a', 'b'].map(isAllowed)).toEqual([true, true, false, true])

  vi.setSystemTime(1_000 * 60_000 + 59_999)
  expect([isAllowed('a'), secondsLeftInMinute()]).toEqual([false, 1])
  vi.setSystemTime(1_001 * 60_000)
  expect([isAllowed('a'), secondsLeftInMinute()]).toEqual([true, 60])
})

test('only a limited number of names is stored, and a name that keeps asking stays refused', () => {
  const isAllowed = countPerMinute(1, 100)
  isAllowed('flood')
  for (let n = 0; n < 10_000; n++) {
    isAllowed(`name ${n}`)
    if (n % 50 === 0) expect(isAllowed('flood')).toBe(false)
  }
  // The first names are already evicted.
  expect(isAllowed('name 0')).toBe(true)
})
