import { expect, test } from 'vitest'
import { pictureSources, webpSibling } from './picture-sources.ts'

test('a picture of this site in an older format has a WebP version to look for [UPL-11]', () => {
  expect(webpSibling('/uploads/vendor-logos/a.jpg')).toBe('/uploads/vendor-logos/a.webp')
})

test('nobody looks for a version of what is WebP already or lies elsewhere [UPL-11]', () => {
  expect(webpSibling('/uploads/vendor-logos/a.webp')).toBeUndefined()
  expect(webpSibling('https://example.com/a.jpg')).toBeUndefined()
})

test('a small frame can take a small file of ours', () => {
  expect(pictureSources('/uploads/x/a.webp').srcSet).toContain('/uploads/x/a-200.webp 200w')
  expect(pictureSources('https://example.com/a.webp')).toEqual({ src: 'https://example.com/a.webp' })
})
