import { setPlatformTimeZone } from '@thela/contract/values/time-zone'
import type { WeekHours } from '@thela/contract/vendors/opening-hours'
import { afterEach, expect, test } from 'vitest'
import { endOfClosedDay, nextBusinessDay } from './next-business-day.ts'

const daily = (openingTime: string | null) => ({ openingTime, weekHours: null })

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
  expect(nextBusinessDay(daily(opens), new Date(now))).toEqual(new Date(start))
})

test.each([
  // The same instant is another day and another time elsewhere.
  ['Asia/Kolkata', '2026-11-17T20:00:00Z', '2026-11-18T03:30:00Z'],
  ['America/New_York', '2026-11-17T20:00:00Z', '2026-11-18T14:00:00Z'],
  // Clocks go forward in the night before this opening, and back in the night before that one.
  ['America/New_York', '2026-03-07T20:00:00Z', '2026-03-08T13:00:00Z'],
  ['America/New_York', '2026-10-31T20:00:00Z', '2026-11-01T14:00:00Z'],
])('the opening time is that of the platform, in %s [QUICK-08]', (timeZone, now, start) => {
  setPlatformTimeZone(timeZone)
  expect(nextBusinessDay(daily('09:00'), new Date(now))).toEqual(new Date(start))
})

test('an opening time that clocks skip is later by what they skip', () => {
  setPlatformTimeZone('America/New_York')
  expect(nextBusinessDay(daily('02:30'), new Date('2026-03-08T05:00:00Z'))).toEqual(
    new Date('2026-03-08T07:30:00Z'),
  )
})

/** Monday from seven, with a second time; Tuesday from five in the evening; no other day. */
const byWeekday = {
  openingTime: '09:00',
  weekHours: [
    [
      { opens: '07:00', closes: '11:00' },
      { opens: '17:00', closes: '23:00' },
    ],
    [{ opens: '17:00', closes: '02:00' }],
    [],
    [],
    [],
    [],
    [],
  ] as WeekHours,
}

// 16 November 2026 is a Monday.
test.each([
  ['between two times of a day', '2026-11-16T12:00:00+05:30', '2026-11-17T17:00:00+05:30'],
  ['past midnight', '2026-11-18T01:00:00+05:30', '2026-11-18T09:00:00+05:30'],
  ['before the opening of that weekday', '2026-11-16T06:00:00+05:30', '2026-11-16T07:00:00+05:30'],
])(
  'with hours by weekday, what sells out %s is back with the first of the next day [OPEN-01]',
  (_when, now, start) => {
    expect(nextBusinessDay(byWeekday, new Date(now))).toEqual(new Date(start))
  },
)

test.each([
  ['in the morning before opening', daily('09:00'), '2026-11-17T06:00:00+05:30', '2026-11-18T09:00:00+05:30'],
  ['from four in the morning on', daily('09:00'), '2026-11-17T04:00:00+05:30', '2026-11-18T09:00:00+05:30'],
  ['in the night before four', daily('18:00'), '2026-11-17T03:59:00+05:30', '2026-11-17T18:00:00+05:30'],
  ['while it is open', daily('09:00'), '2026-11-17T12:00:00+05:30', '2026-11-18T09:00:00+05:30'],
  ['without hours', daily(null), '2026-11-17T08:00:00+05:30', '2026-11-18T04:00:00+05:30'],
  ['before the first time of a weekday', byWeekday, '2026-11-16T06:00:00+05:30', '2026-11-17T17:00:00+05:30'],
])('a stall that closes for today %s opens on the next business day [OPEN-01]', (_when, hours, now, end) => {
  expect(endOfClosedDay(hours, new Date(now))).toEqual(new Date(end))
})
