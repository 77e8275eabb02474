import { expect, test } from 'vitest'
import { drawHeader } from './draw-header.ts'
import { POSTER_HEIGHT, POSTER_WIDTH, type Poster } from './poster.ts'

const NO_JOINING = '\u200c'

test.each(['क्ष', 'स्कैन', 'શ્રી', 'સ્કૅન'])(
  'the letters of %s are joined on a poster, so that it is narrower than with its letters apart [LANG-02]',
  (text) => {
    const apart = text.replace(/[्્]/, `$&${NO_JOINING}`)

    expect(widthOf(text)).toBeGreaterThan(0)
    expect(widthOf(text)).toBeLessThan(widthOf(apart))
  },
)

/** How wide a business name is on the picture, which is also what is printed. */
function widthOf(businessName: string) {
  const canvas = document.createElement('canvas')
  canvas.width = POSTER_WIDTH
  canvas.height = POSTER_HEIGHT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')

  const fontFamily = getComputedStyle(document.body).fontFamily
  drawHeader(context, { businessName, fontFamily, logo: null } as Poster, 200)

  const columns = Array.from({ length: POSTER_WIDTH }, (_, x) => x).filter((x) =>
    context.getImageData(x, 0, 1, POSTER_HEIGHT).data.some((value) => value > 0),
  )
  return (columns.at(-1) ?? 0) - (columns[0] ?? 0)
}
