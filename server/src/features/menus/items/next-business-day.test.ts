import { setPlatformTimeZone } from '@thela/contract/values/time-zone'
import { afterEach, expect, test } from 'vitest'
import { nextBusinessDay } from './next-business-day.ts'

afterEach(() => setPlatformTimeZone('Asia/Kolkata'))

test.each([
  ['in the afternoon', '09:00', '2026-11-17T15:00:00+05:30', '2026-11-18T09:00:00+05:30'],
  ['before opening', '09:00', '2026-11-17T08:59:59+05:30', '2026-11-17T09:00:00+05:30'],
  ['at the moment of opening', '09:00', '2026-11-17T09:00:00+05:30', '2026-11-18T09:00:00+05:30'],
  ['past midnight of an evening stall', '17:30', '2026-11-18T00:40:00+05:30', '2026-11-18T17:30:00+05:30'],
  ['at a stall that opens at midnight', '00:00', '2026-11-17T23:59:00+05:30', '2026-11-18T00:00:00+05:30'],
  ['without hours, in the evening', null, '2026-11-17T21:00:00+05:30', '2026-11-18T04:00:00+05:30'],
  ['without hours, past midnight', null, '2026-11-18T01:00:00+05:30', '2026-11-18T04:00:00+05:30'],
  ['on the last day of a year', '09:00', '2026-12-31T12:00:00+05:30', '2027-01-01T09:00:00+05:30'],
])('what sells out %s is back when the next business day begins [QUICK-08]', (_when, opens, now, start) => {
  expect(nextBusinessDay(opens, new Date(now))).toEqual(new Date(start))
})

test.each([
  // The same instant is another day and another time elsewhere.
  ['Asia/Kolkata', '2026-11-17T20:00:00Z', '2026-11-18T03:30:00Z'],
  ['America/New_York', '2026-11-17T20:00:00Z', '2026-11-18T14:00:00Z'],
  // Clocks go forward in the night before this opening, and back in the night before that one.
  ['America/New_York', '2026-03-07T20:00:00Z', '2026-03-08T13:00:00Z'],
  ['America/New_York', '2026-10-31T20:00:00Z', '2026-11-01T14:00:00Z'],
])('the opening time is that of the platform, in %s', (timeZone, now, start) => {
  setPlatformTimeZone(timeZone)
  expect(nextBusinessDay('09:00', new Date(now))).toEqual(new Date(start))
})

test('an opening time that clocks skip is later by what they skip', () => {
  setPlatformTimeZone('America/New_York')
  expect(nextBusinessDay('02:30', new Date('2026-03-08T05:00:00Z'))).toEqual(new Date('2026-03-08T07:30:00Z'))
})
