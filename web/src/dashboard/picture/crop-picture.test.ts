import { expect, test } from 'vitest'
import { cropArea, panView, wholePicture } from './crop-picture.ts'

const wide = { width: 2000, height: 1000 }

test('a vendor who changes nothing gets the middle of the picture, as large as the shape allows', () => {
  expect(cropArea(wide, 1, wholePicture)).toEqual({ left: 500, top: 0, width: 1000, height: 1000 })
  expect(cropArea({ width: 300, height: 900 }, 3 / 2, wholePicture)).toEqual({
    left: 0,
    top: 350,
    width: 300,
    height: 200,
  })
})

test('a vendor who zooms in keeps the middle in the middle', () => {
  expect(cropArea(wide, 1, { ...wholePicture, zoom: 2 })).toEqual({
    left: 750,
    top: 250,
    width: 500,
    height: 500,
  })
})

test('a vendor who pulls the picture sees it follow the finger', () => {
  const view = panView(wide, 1, wholePicture, { x: 0.25, y: 0 })
  expect(cropArea(wide, 1, view).left).toBe(250)
})

test('a vendor cannot pull the picture out of its frame', () => {
  const far = panView(wide, 1, wholePicture, { x: 9, y: 9 })
  expect(cropArea(wide, 1, far)).toEqual({ left: 0, top: 0, width: 1000, height: 1000 })
  expect(cropArea(wide, 1, panView(wide, 1, far, { x: -9, y: 0 })).left).toBe(1000)
})
