import { expect, test } from 'vitest'
import {
  anyPageParam,
  dayParam,
  enumParam,
  pageParam,
  searchParams,
  shortText,
  sizeParam,
  textParam,
} from './search-params.ts'

const read = searchParams({
  search: textParam,
  vendor: shortText(3),
  add: enumParam(['1']),
  limit: sizeParam([20, 50]),
  page: pageParam,
  from: dayParam,
})

test('what the page knows is read from the address, with its types', () => {
  const given = { search: 'pani', vendor: 'abc', add: '1', limit: '50', page: '2', from: '2026-02-28' }

  expect(read(given)).toEqual({ ...given, limit: 50, page: 2 })
})

test('what is not valid, or of another page, is ignored', () => {
  const given = {
    search: 7,
    vendor: 'abcd',
    add: '2',
    limit: '30',
    page: '1',
    from: '2026-02-30',
    other: 'x',
  }

  expect(read(given)).toEqual({})
  expect(read({})).toEqual({})
})

test.each(['0', '-1', '1.5', 'two', '', undefined])('there is no page %s', (page) => {
  expect(anyPageParam(page)).toBeUndefined()
  expect(pageParam(page)).toBeUndefined()
})

test('the first page is left out of most addresses', () => {
  expect([anyPageParam('1'), pageParam('1')]).toEqual([1, undefined])
})

test.each(['1999-12-31', '2026-13-01', '2026-1-1', '26-01-01', '2026-01-01T00:00'])('%s is no day', (day) => {
  expect(dayParam(day)).toBeUndefined()
})
