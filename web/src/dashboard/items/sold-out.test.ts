import { expect, test } from 'vitest'
import { anItem } from '../../testing/samples.ts'
import { availableAgain, canBeHad, msUntilNextBack, soldOutMessage, stateInWords } from './sold-out.ts'

const today = anItem('Samosa', { isSoldOutToday: true, soldOutUntil: '2026-11-18T03:30:00.000Z' })
const never = anItem('Kachori', { isAvailable: false })

test('an item is available, sold out today or not available', () => {
  const items = [anItem('Chai'), today, never]
  expect(items.map(stateInWords)).toEqual(['Available', 'Sold out today', 'Not available'])
  expect(items.map(canBeHad)).toEqual([true, false, false])
  expect([availableAgain(today), availableAgain(never)]).toEqual([
    { isSoldOutToday: false },
    { isAvailable: true },
  ])
})

test.each([
  ['2026-11-17T12:00:00+05:30', 'Samosa is sold out until tomorrow, 9:00 AM'],
  ['2026-11-18T00:30:00+05:30', 'Samosa is sold out until today, 9:00 AM'],
  ['2026-11-15T12:00:00+05:30', 'Samosa is sold out until Nov 18, 2026, 9:00 AM'],
])('at %s the vendor reads: %s', (now, words) => {
  expect(soldOutMessage(today, new Date(now))).toBe(words)
})

test('the list is fetched again when the first item is available again', () => {
  const later = { ...today, soldOutUntil: '2026-11-18T12:00:00.000Z' }
  expect(msUntilNextBack([later, never, today], Date.parse('2026-11-18T03:29:00.000Z'))).toBe(60_000)
  expect(msUntilNextBack([today], Date.parse('2026-11-18T05:00:00.000Z'))).toBe(1000)
  expect([msUntilNextBack([never]), msUntilNextBack()]).toEqual([false, false])
})
