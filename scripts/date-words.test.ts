import {
  formatClockTime,
  formatDate,
  formatRelativeTime,
  halfHours,
  setDateWords,
} from '@thela/contract/values/dates'
import { formatRupees } from '@thela/contract/values/money'
import { formatCount } from '@thela/contract/values/numbers'
import { afterAll, describe, expect, test } from 'vitest'
import { dateWords as gujarati } from '../words/gu/dates.ts'
import { dateWords as hindi } from '../words/hi/dates.ts'

/** What the contract writes by itself: other tests share the module. */
const english = {
  locale: 'en-US',
  noDate: 'N/A',
  justNow: 'just now',
  ago: (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`,
  clockTime: (hour: number, minutes: string) => `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`,
}
afterAll(() => setDateWords(english))

const now = new Date('2026-11-15T12:00:00Z')
const daysAgo = (days: number) => formatRelativeTime(new Date(now.getTime() - days * 24 * 60 * 60_000), now)

const languages = {
  Hindi: {
    words: hindi,
    dates: ['6 मार्च 2026', '5 मार्च 2026', 'पता नहीं'],
    ago: ['अभी-अभी', '12 मिनट पहले', '1 घंटे पहले', '6 दिन पहले', '3 हफ़्ते पहले', '2 महीने पहले', '2 साल पहले'],
    times: ['रात 12:00', 'सुबह 4:00', 'सुबह 11:30', 'दोपहर 12:00', 'शाम 5:30', 'रात 8:00', 'पता नहीं'],
  },
  Gujarati: {
    words: gujarati,
    dates: ['6 માર્ચ, 2026', '5 માર્ચ, 2026', 'ખબર નથી'],
    ago: [
      'હમણાં જ',
      '12 મિનિટ પહેલાં',
      '1 કલાક પહેલાં',
      '6 દિવસ પહેલાં',
      '3 અઠવાડિયાં પહેલાં',
      '2 મહિના પહેલાં',
      '2 વર્ષ પહેલાં',
    ],
    times: ['રાત્રે 12:00', 'સવારે 4:00', 'સવારે 11:30', 'બપોરે 12:00', 'સાંજે 5:30', 'રાત્રે 8:00', 'ખબર નથી'],
  },
}

describe.each(Object.entries(languages))('in %s', (_name, { words, dates, ago, times }) => {
  test('dates have the names of months and Latin digits [LANG-10]', () => {
    setDateWords(words ?? english)
    expect([formatDate('2026-03-05T20:00:00Z'), formatDate('2026-03-05'), formatDate(null)]).toEqual(dates)
  })

  test('a time is said as long ago [LANG-10]', () => {
    setDateWords(words ?? english)
    expect([0, 12 / 1440, 1 / 24, 6, 27, 61, 800].map(daysAgo)).toEqual(ago)
  })

  test('a time of day is said with its part of the day, and no two are alike [LANG-10]', () => {
    setDateWords(words ?? english)
    const given = ['00:00', '04:00', '11:30', '12:00', '17:30', '20:00', null]
    expect(given.map(formatClockTime)).toEqual(times)
    expect(new Set(halfHours.map(formatClockTime)).size).toBe(48)
  })

  test('money and numbers have Latin digits in Indian groups [LANG-10]', () => {
    setDateWords(words ?? english)
    expect([formatRupees(120_000), formatCount(120_000)]).toEqual(['₹1,20,000', '1,20,000'])
  })
})
