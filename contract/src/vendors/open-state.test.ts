import { describe, expect, test, vi } from 'vitest'
import { type OpeningHours, openStateAt } from './open-state.ts'
import type { Span, WeekHours } from './opening-hours.ts'

const INDIA = 'Asia/Kolkata'
const unknown: OpeningHours = { openingTime: null, closingTime: null, weekHours: null, closedUntil: null }
const daily = (openingTime: string, closingTime: string): OpeningHours => ({
  ...unknown,
  openingTime,
  closingTime,
})

/** '07:00-11:00 17:00-23:30', or '' for a day that is closed; Monday first. */
const weekly = (...days: string[]): OpeningHours => ({
  ...unknown,
  weekHours: days.map(spansOf) as WeekHours,
})
const spansOf = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((span) => ({ opens: span.slice(0, 5), closes: span.slice(6) }) as Span)
const everyDay = (day: string) => weekly(...Array.from({ length: 7 }, () => day))

/** One line, so that a table can be read. */
function stateAt(hours: OpeningHours, now: string, timeZone = INDIA) {
  const state = openStateAt(hours, new Date(now), timeZone)
  if (!state) return null
  if (state.isOpen) return state.till ? `open till ${state.till}` : 'open'
  const { isClosedToday, opens } = state
  const closed = isClosedToday ? 'closed today' : 'closed'
  return opens ? `${closed}, opens ${opens.time} in ${opens.inDays} on ${opens.weekday}` : closed
}

// 16 November 2026 is a Monday.
const india = (day: number, time: string) => `2026-11-${day}T${time}+05:30`

describe('the same hours every day', () => {
  test.each([
    ['in the middle of the day', '07:00', '22:30', india(16, '12:00'), 'open till 22:30'],
    ['at the minute of opening', '07:00', '22:30', india(16, '07:00'), 'open till 22:30'],
    ['a second before it', '07:00', '22:30', india(16, '06:59:59'), 'closed, opens 07:00 in 0 on 0'],
    ['in the last minute', '07:00', '22:30', india(16, '22:29:59'), 'open till 22:30'],
    ['at the minute of closing', '07:00', '22:30', india(16, '22:30'), 'closed, opens 07:00 in 1 on 1'],
    ['on a Sunday evening', '07:00', '22:30', india(22, '23:00'), 'closed, opens 07:00 in 1 on 0'],
    ['before midnight, open past it', '18:00', '02:00', india(16, '23:59'), 'open till 02:00'],
    ['past midnight', '18:00', '02:00', india(17, '01:59'), 'open till 02:00'],
    ['at the end of a night', '18:00', '02:00', india(17, '02:00'), 'closed, opens 18:00 in 0 on 1'],
    ['till midnight', '18:00', '00:00', india(16, '23:59'), 'open till 00:00'],
    ['at midnight', '18:00', '00:00', india(17, '00:00'), 'closed, opens 18:00 in 0 on 1'],
    ['around the clock', '00:00', '00:00', india(16, '00:00'), 'open'],
    ['around the clock from nine', '09:00', '09:00', india(16, '09:00'), 'open'],
  ])('%s [OPEN-01]', (_when, opens, closes, now, state) => {
    expect(stateAt(daily(opens, closes), now)).toBe(state)
  })
})

describe('hours by weekday', () => {
  const split = everyDay('07:00-11:00 17:00-23:30')
  const weekdays = weekly('09:00-17:00', '09:00-17:00', '', '09:00-17:00', '18:00-03:00', '', '')
  const nights = weekly('', '', '', '', '18:00-02:00', '02:00-06:00', '')
  const oneLongDay = weekly('', '10:00-10:00', '', '', '', '', '')

  test.each([
    ['in the first of two', split, india(16, '07:30'), 'open till 11:00'],
    ['between the two', split, india(16, '11:00'), 'closed, opens 17:00 in 0 on 0'],
    ['in the second', split, india(16, '17:00'), 'open till 23:30'],
    ['after the second', split, india(16, '23:30'), 'closed, opens 07:00 in 1 on 1'],
    ['before a closed day', weekdays, india(17, '17:00'), 'closed, opens 09:00 in 2 on 3'],
    ['on a closed day', weekdays, india(18, '12:00'), 'closed, opens 09:00 in 1 on 3'],
    ['on a closed day into which the night before reaches', weekdays, india(21, '02:30'), 'open till 03:00'],
    ['after that night', weekdays, india(21, '03:00'), 'closed, opens 09:00 in 2 on 0'],
    [
      'the week begins with the end of Sunday',
      everyDay('20:00-01:00'),
      india(16, '00:30'),
      'open till 01:00',
    ],
    ['without a break', nights, india(21, '01:00'), 'open till 06:00'],
    ['a day and a night from ten', oneLongDay, india(18, '09:59'), 'open till 10:00'],
    ['a week before the only day', oneLongDay, india(18, '10:00'), 'closed, opens 10:00 in 6 on 1'],
    ['on no day', everyDay(''), india(16, '12:00'), 'closed'],
    ['always, by days that join', everyDay('00:00-00:00'), india(16, '12:00'), 'open'],
  ])('%s [OPEN-01]', (_when, hours, now, state) => {
    expect(stateAt(hours, now)).toBe(state)
  })

  test('they take the place of the opening and closing time [OPEN-01]', () => {
    const hours = { ...everyDay('07:00-11:00'), openingTime: '09:00', closingTime: '22:00' }
    expect(stateAt(hours, india(16, '12:00'))).toBe('closed, opens 07:00 in 1 on 1')
  })
})

describe('closed today', () => {
  const until = (hours: OpeningHours, closedUntil: string) => ({ ...hours, closedUntil })
  const split = everyDay('07:00-11:00 17:00-23:30')
  const tomorrow = india(17, '07:00')

  test.each([
    [
      'while it would be open',
      until(split, tomorrow),
      india(16, '10:00'),
      'closed today, opens 07:00 in 1 on 1',
    ],
    [
      'a minute before its end',
      until(split, tomorrow),
      india(17, '06:59'),
      'closed today, opens 07:00 in 0 on 1',
    ],
    ['at its end', until(split, tomorrow), india(17, '07:00'), 'open till 11:00'],
    ['long after it', until(split, tomorrow), india(20, '12:00'), 'closed, opens 17:00 in 0 on 4'],
    [
      'in the middle of new hours',
      until(daily('05:00', '22:00'), tomorrow),
      india(16, '12:00'),
      'closed today, opens 07:00 in 1 on 1',
    ],
    ['without hours', until(unknown, tomorrow), india(16, '12:00'), 'closed today'],
    ['without hours, after it', until(unknown, tomorrow), india(17, '07:00'), null],
    [
      'before a closed day',
      until(weekly('07:00-11:00', '', '08:00-11:00', '', '', '', ''), tomorrow),
      india(16, '08:00'),
      'closed today, opens 08:00 in 2 on 2',
    ],
  ])('%s [OPEN-01]', (_when, hours, now, state) => {
    expect(stateAt(hours, now)).toBe(state)
  })
})

test.each([
  ['Asia/Kolkata', 'open till 22:30'],
  ['America/New_York', 'closed, opens 07:00 in 0 on 0'],
  ['Asia/Tokyo', 'open till 22:30'],
  ['Pacific/Auckland', 'closed, opens 07:00 in 0 on 1'],
  ['Pacific/Kiritimati', 'closed, opens 07:00 in 0 on 1'],
])('the clock is that of the stall, in %s, whatever the phone shows [OPEN-01]', (timeZone, state) => {
  expect(stateAt(daily('07:00', '22:30'), '2026-11-16T11:30:00Z', timeZone)).toBe(state)
})

test.each([
  ['clocks go forward', '2026-03-08T11:30:00Z', 'open till 22:30'],
  ['clocks go back', '2026-11-01T11:30:00Z', 'closed, opens 07:00 in 0 on 6'],
])('on the day on which %s, the stall opens by the clock on the wall', (_when, now, state) => {
  expect(stateAt(daily('07:00', '22:30'), now, 'America/New_York')).toBe(state)
})

// The same zone by its former name, which is read from the calendar.
test.each([
  '1970-01-01T00:00:00Z',
  '2026-11-15T18:29:59.999Z',
  '2026-11-15T18:30:00Z',
  '2028-02-29T12:34:56Z',
  '2099-12-31T23:59:59Z',
])('Indian clocks are read without the calendar of the phone, and show the same, at %s', (now) => {
  const hours = everyDay('07:00-11:00 17:00-23:30')
  const state = stateAt(hours, now, 'Asia/Calcutta')
  const calendar = vi.spyOn(Intl, 'DateTimeFormat')

  expect(stateAt(hours, now)).toBe(state)
  expect(calendar).not.toHaveBeenCalled()
  calendar.mockRestore()
})

test('without hours there is nothing to say [OPEN-01]', () => {
  expect(stateAt(unknown, india(16, '12:00'))).toBeNull()
  expect(stateAt({ ...unknown, openingTime: '07:00' }, india(16, '12:00'))).toBeNull()
})
