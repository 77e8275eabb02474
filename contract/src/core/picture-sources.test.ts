import { expect, test } from 'vitest'
import { pictureSources } from './picture-sources.ts'

test('an uploaded picture has three widths', () => {
  expect(pictureSources('/uploads/v1/ab12.webp')).toEqual({
    src: '/uploads/v1/ab12-400.webp',
    srcSet: '/uploads/v1/ab12-200.webp 200w,/uploads/v1/ab12-400.webp 400w,/uploads/v1/ab12.webp 800w',
  })
})

test('an external picture has only its URL', () => {
  expect(pictureSources('https://pictures.example/a.webp')).toEqual({
    src: 'https://pictures.example/a.webp',
  })
})
