import { expect, test } from 'vitest'
import { parsePlainSearch, writePlainSearch } from './plain-search.ts'

test('a filter someone typed comes back from the address as it was typed', () => {
  const search = { search: '123', city: 'Surat & Adajan', from: '/dashboard?page=2' }

  expect(parsePlainSearch(writePlainSearch(search))).toEqual(search)
})

test('a filter nobody set leaves no trace in the address', () => {
  expect(writePlainSearch({ search: '', page: undefined, city: null })).toBe('')
  expect(writePlainSearch({ page: 2, banned: false })).toBe('?page=2&banned=false')
})
