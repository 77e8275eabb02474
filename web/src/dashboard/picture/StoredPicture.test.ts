import { expect, test } from 'vitest'
import { webpSibling } from './StoredPicture.tsx'

test('a picture of this site in an older format has a WebP version to look for', () => {
  expect(webpSibling('/uploads/vendor-logos/a.jpg')).toBe('/uploads/vendor-logos/a.webp')
})

test('nobody looks for a version of what is WebP already or lies elsewhere', () => {
  expect(webpSibling('/uploads/vendor-logos/a.webp')).toBeUndefined()
  expect(webpSibling('https://example.com/a.jpg')).toBeUndefined()
})
