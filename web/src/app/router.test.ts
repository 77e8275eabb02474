import type { SitePath } from '@thela/contract/site/paths'
import { expect, expectTypeOf, test } from 'vitest'
import { type makeRouter, parsePlainSearch, writePlainSearch } from './router.tsx'

test('a filter someone typed comes back from the address as it was typed', () => {
  const search = { search: '123', city: 'Surat & Adajan', from: '/dashboard?page=2' }

  expect(parsePlainSearch(writePlainSearch(search))).toEqual(search)
})

test('a filter nobody set leaves no trace in the address', () => {
  expect(writePlainSearch({ search: '', page: undefined, city: null })).toBe('')
  expect(writePlainSearch({ page: 2, banned: false })).toBe('?page=2&banned=false')
})

test('every address the server sends the app for has a route in it', () => {
  expectTypeOf<SitePath>().toExtend<keyof ReturnType<typeof makeRouter>['routesByPath']>()
})
