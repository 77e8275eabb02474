import { expect, test } from 'vitest'
import { MAX_SEGMENT, sanitizeUrl } from './sanitize-url.ts'

const long = 'a'.repeat(MAX_SEGMENT)

test.each([
  ['/', '/'],
  ['/about?q=%00', '/about?q=%00'],
  ['/chai-%26-co/abc?source=qr', '/chai-%26-co/abc?source=qr'],
  ['/%E0%AA%9A%E0%AA%BE/abc', '/%E0%AA%9A%E0%AA%BE/abc'],
  [`/${long}/b`, `/${long}/b`],
  ['/%', '/%EF%BF%BD'],
  ['/%zz?a=b', '/%EF%BF%BD?a=b'],
  ['/%c0%af', '/%EF%BF%BD'],
  ['/asha/%00', '/asha/%EF%BF%BD'],
  ['/api/items/x%00y', '/api/items/%EF%BF%BD'],
  [`/api/items/${long}a`, '/api/items/%EF%BF%BD'],
  ['*', '/%EF%BF%BD'],
  ['http://evil.test/api/health?a=1', '/api/health?a=1'],
  ['http://evil.test', '/'],
])('%s becomes %s', (url, sanitized) => {
  expect(sanitizeUrl(url)).toBe(sanitized)
})
