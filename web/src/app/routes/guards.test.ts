import { expect, test } from 'vitest'
import { returnPath } from './guards.ts'

test('someone who came from a page goes back to it, filters and all [AUTH-04] [AUTH-13]', () => {
  expect(returnPath('/dashboard/items?search=chai#top', '/dashboard')).toBe(
    '/dashboard/items?search=chai#top',
  )
  expect(returnPath('/admin/vendors?page=2', '/admin')).toBe('/admin/vendors?page=2')
})

test('someone who came from nowhere goes to the first page of the area [AUTH-04] [AUTH-13]', () => {
  expect(returnPath(undefined, '/dashboard')).toBe('/dashboard')
  expect(returnPath('', '/admin')).toBe('/admin')
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  'dashboard',
])('nobody is sent to another site by %j [AUTH-04]', (from) => {
  expect(returnPath(from, '/dashboard')).toBe('/dashboard')
})

test.each(['/auth/login', '/auth/register?x=1', '/admin/login', '/admin/login?from=/admin'])(
  'nobody goes round in circles through %s [AUTH-04]',
  (from) => {
    expect(returnPath(from, '/dashboard')).toBe('/dashboard')
  },
)

test('a page whose name only begins like a sign-in page is a page like any other [AUTH-13]', () => {
  expect(returnPath('/admin/logins', '/admin')).toBe('/admin/logins')
})
