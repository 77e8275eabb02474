import { afterEach, expect, test } from 'vitest'
import { endOfDay, startOfDay } from './day-bounds.ts'
import { setPlatformTimeZone } from './time-zone.ts'

afterEach(() => setPlatformTimeZone('Asia/Kolkata'))

test.each([
  ['Asia/Kolkata', '2026-03-05', '2026-03-04T18:30:00.000Z', '2026-03-05T18:29:59.999Z'],
  ['America/New_York', '2026-03-05', '2026-03-05T05:00:00.000Z', '2026-03-06T04:59:59.999Z'],
  // Daylight saving time starts on this day in New York, and on the next day in Sydney.
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
  ['Australia/Sydney', '2026-10-03', '2026-10-02T14:00:00.000Z', '2026-10-03T13:59:59.999Z'],
  // Here the clocks go forward at midnight, so the day starts at one o'clock.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z'],
])('a business day in %s is %s from %s to %s', (timeZone, day, start, end) => {
  setPlatformTimeZone(timeZone)
  expect([startOfDay(day).toISOString(), endOfDay(day).toISOString()]).toEqual([start, end])
})
