import { expect, test } from 'vitest'
import { drawHeader } from './draw-header.ts'
import { loadFonts } from './load-fonts.ts'
import { POSTER_HEIGHT, POSTER_WIDTH, type Poster } from './poster.ts'

const NO_JOINING = '\u200c'

test.each(['क्ष', 'स्कैन', 'શ્રી', 'સ્કૅન'])(
  'the letters of %s are joined on a poster, so that it is narrower than with its letters apart [LANG-02]',
  async (text) => {
    const apart = text.replace(/[्્]/, `$&${NO_JOINING}`)
    const fontFamily = await loadFonts([text])
    // Our own font, whatever this machine has.
    const family = /[ऀ-ॿ]/.test(text) ? 'Poster-Devanagari' : 'Poster-Gujarati'
    expect([...document.fonts].find((font) => font.family.includes(family))?.status).toBe('loaded')

    expect(widthOf(text, fontFamily)).toBeGreaterThan(0)
    expect(widthOf(text, fontFamily)).toBeLessThan(widthOf(apart, fontFamily))
  },
)

/** How wide a business name is on the picture, which is also what is printed. */
function widthOf(businessName: string, fontFamily: string) {
  const canvas = document.createElement('canvas')
  canvas.width = POSTER_WIDTH
  canvas.height = POSTER_HEIGHT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')

  drawHeader(context, { businessName, fontFamily, logo: null } as Poster, 200)

  const columns = Array.from({ length: POSTER_WIDTH }, (_, x) => x).filter((x) =>
    context.getImageData(x, 0, 1, POSTER_HEIGHT).data.some((value) => value > 0),
  )
  return (columns.at(-1) ?? 0) - (columns[0] ?? 0)
}
