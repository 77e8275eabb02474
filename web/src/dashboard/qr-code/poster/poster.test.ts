import { create } from 'qrcode'
import { afterEach, expect, test, vi } from 'vitest'
import { layOutCode } from './draw-code.ts'
import { fitText } from './draw-header.ts'
import { AWNING_BOTTOM, FOOTER_TOP, POSTER_HEIGHT, POSTER_WIDTH } from './poster.ts'

const codeOf = (link: string) => create(link, { errorCorrectionLevel: 'M' })

test('a poster is 600 by 700 and draws the code of an ordinary link at scale 8 [QR-06]', () => {
  const { scale } = layOutCode(
    codeOf('https://thela.example/asha-chaat-house/k3m9x2p7q4rt?source=qr&scan_id=17'),
  )

  expect([POSTER_WIDTH, POSTER_HEIGHT]).toEqual([600, 700])
  expect(scale).toBe(8)
})

test('the code of a very long name still fits between awning and footer, on whole pixels', () => {
  const { card, pill, scale } = layOutCode(
    codeOf(`https://thela.example/${'%E0%AA%B6'.repeat(110)}/k3m9x2p7q4rt`),
  )

  expect(scale).toBeGreaterThanOrEqual(3)
  expect(pill.y).toBeGreaterThan(AWNING_BOTTOM)
  expect(card.y + card.height).toBe(FOOTER_TOP)
  expect(card.x).toBeGreaterThan(0)
  expect([card.x, card.y].every(Number.isInteger)).toBe(true)
})

test('a short name is large, a long one breaks, an endless one is cut', () => {
  const frame = { fontFamily: 'sans-serif', width: 500, height: 100 }
  const name = (text: string) => fitText(pencil(), text, frame)

  expect(name('Asha')).toMatchObject({ font: '800 60px sans-serif', lines: ['Asha'] })
  expect(name('Shree Maharaja Agrasen Restaurant').lines).toHaveLength(2)
  expect(name('Supercalifragilistic '.repeat(12)).lines.at(-1)).toMatch(/…$/)
})

afterEach(() => vi.unstubAllGlobals())

test('a browser without a segmenter still breaks a long name, never before a vowel sign', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
  const { lines } = fitText(pencil(), 'મીઠાઈવાળા'.repeat(4), {
    fontFamily: 'sans-serif',
    width: 500,
    height: 100,
  })

  expect(lines.join('')).toBe('મીઠાઈવાળા'.repeat(4))
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.filter((line) => /^\p{M}/u.test(line))).toEqual([])
})

/** Measures as if every letter were 0.6 of its height wide. */
function pencil() {
  const context = {
    font: '',
    measureText: (text: string) => ({ width: text.length * 0.6 * Number(/(\d+)px/.exec(context.font)?.[1]) }),
  }
  return context as unknown as CanvasRenderingContext2D
}
