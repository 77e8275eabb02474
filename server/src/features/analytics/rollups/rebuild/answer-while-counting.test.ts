import { expect, test } from 'vitest'
import { DeadlineExceeded } from '../../../../db/with-deadline.ts'
import { daysToCount, type Span } from '../span.ts'
import { answerWhileCounting } from './answer-while-counting.ts'

const to = '2026-03-05'
const stored = (until: string) => ({ from: '2026-02-04', until, nth: 4, includesToday: false })
const month: Span = { from: '2026-02-04', to }

const ask = (span: Span, vendors: number, whole = async () => 'whole') =>
  answerWhileCounting(
    { span, countVendors: async () => vendors, whole, parts: async () => 'parts' },
    { withTotals: 300, withoutTotals: 60 },
  )

test.each([
  [{ from: to, to }, 7],
  [month, 30],
  [{ ...month, stored: stored('2026-03-04') }, 0],
  [{ ...month, stored: stored('2026-03-03') }, 3],
  [{ ...month, stored: stored('2026-03-01') }, 7],
])('of %j a call has to count %i days', (span, days) => {
  expect(daysToCount(span)).toBe(days)
})

test('what is too much to count for a call is answered in parts at once, and the rest whole', async () => {
  expect(await ask(month, 2)).toBe('whole')
  const neverAsked = () => Promise.reject(new Error('counted all the same'))
  expect(await ask(month, 3, neverAsked)).toBe('parts')
  expect(await ask({ ...month, stored: stored('2026-03-03') }, 100)).toBe('whole')
  expect(await ask({ ...month, stored: stored('2026-03-03') }, 101, neverAsked)).toBe('parts')
  expect(await ask({ ...month, stored: stored('2026-03-04') }, 1_000_000)).toBe('whole')
})

test('a count that takes too long before the sums are there is answered in parts, and other faults are not', async () => {
  const late = () => Promise.reject(new DeadlineExceeded())
  expect(await ask(month, 1, late)).toBe('parts')
  await expect(ask({ ...month, stored: stored('2026-03-04') }, 1, late)).rejects.toThrow(
    'did not answer in time',
  )
  await expect(ask(month, 1, () => Promise.reject(new Error('something else')))).rejects.toThrow(
    'something else',
  )
})
