import { expect, test } from 'vitest'
import { compareWithUsual, waysOf } from './today-in-words.ts'

test('visits are told apart by how people came', () => {
  expect(waysOf({ qrScans: 9, menuViews: 5 })).toBe('14 visits: 9 by code, 5 by link')
  expect(waysOf({ qrScans: 1, menuViews: 0 })).toBe('1 visit: 1 by code, 0 by link')
  expect(waysOf({ qrScans: 0, menuViews: 0 })).toBe('Nobody has opened your menu yet today.')
})

test('today is compared with the same weekday until this time', () => {
  const tuesday = { date: '2026-11-17', qrScans: 9, menuViews: 5 }
  const compare = (usualByNow: number | null) => compareWithUsual({ ...tuesday, usualByNow })

  expect(compare(10)).toBe('4 more than usual on a Tuesday by this time.')
  expect(compare(1234)).toBe('1,220 fewer than usual on a Tuesday by this time.')
  expect(compare(14)).toBe('As many as usual on a Tuesday by this time.')
})

test('there is nothing to compare in the first week, nor when nobody comes at this time', () => {
  const nobody = { date: '2026-11-17', qrScans: 0, menuViews: 0 }
  expect(compareWithUsual({ ...nobody, usualByNow: null })).toBeUndefined()
  expect(compareWithUsual({ ...nobody, usualByNow: 0 })).toBeUndefined()
  expect(compareWithUsual({ ...nobody, usualByNow: 3 })).toBe('3 fewer than usual on a Tuesday by this time.')
})
