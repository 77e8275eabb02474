import { expect, test } from 'vitest'
import { WeekHoursInput } from './opening-hours.ts'

const span = (opens: string, closes: string) => ({ opens, closes })
/** Monday as given, the other days closed. */
const mondayOf = (...spans: unknown[]) => [spans, [], [], [], [], [], []]
const messagesOf = (week: unknown) =>
  WeekHoursInput.safeParse(week).error?.issues.map(({ message }) => message)

test.each([
  ['closed days', mondayOf()],
  ['one span', mondayOf(span('07:00', '22:30'))],
  ['two spans', mondayOf(span('07:00', '11:00'), span('17:00', '23:30'))],
  ['two spans, the second past midnight', mondayOf(span('07:00', '11:00'), span('17:00', '02:00'))],
  ['a span past midnight', mondayOf(span('18:00', '02:00'))],
  ['a day around the clock', mondayOf(span('00:00', '00:00'))],
])('a week may have %s [OPEN-01]', (_what, week) => {
  expect(WeekHoursInput.parse(week)).toEqual(week)
})

test.each([
  ['six days', mondayOf().slice(1), 'Please enter the hours of all seven days'],
  [
    'three spans a day',
    mondayOf(span('07:00', '08:00'), span('09:00', '10:00'), span('11:00', '12:00')),
    'Please enter at most two times a day',
  ],
  [
    'spans that overlap',
    mondayOf(span('07:00', '12:00'), span('11:00', '23:00')),
    'The second time of a day must begin after the first one ends',
  ],
  [
    'spans that touch',
    mondayOf(span('07:00', '12:00'), span('12:00', '23:00')),
    'The second time of a day must begin after the first one ends',
  ],
  [
    'a first span past midnight',
    mondayOf(span('18:00', '02:00'), span('20:00', '23:00')),
    'The second time of a day must begin after the first one ends',
  ],
])('a week with %s is refused [OPEN-01]', (_what, week, message) => {
  expect(messagesOf(week)).toEqual([message])
})

test('a time between the half hours is refused', () => {
  expect(messagesOf(mondayOf(span('07:15', '11:00')))).toHaveLength(1)
  expect(WeekHoursInput.safeParse('always').success).toBe(false)
})
