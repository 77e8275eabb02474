import { describe, expect, test } from 'vitest'
import { type PhotoWord, repairPhotoLines } from './repair-photo-lines.ts'

/** `Vada:96 Pav:95 25:60` as words with their confidence; without one it is 95. */
const words = (line: string): PhotoWord[] =>
  line.split(' ').map((word) => {
    const [, text = '', confidence = '95'] = /^(.+?)(?::(\d+))?$/.exec(word) ?? []
    return { text, confidence: Number(confidence) }
  })
const read = (...lines: string[]) =>
  repairPhotoLines(lines.map(words)).map(({ text, doubts }) => [text, ...doubts].join(' ?'))

test('what was read well is left as it is', () => {
  expect(read('SNACKS', 'Vada Pav 25', 'पानी पूरी ३०/-')).toEqual(['SNACKS', 'Vada Pav 25', 'पानी पूरी ३०'])
})

describe('a price', () => {
  test('that is unsure is marked [QUICK-11]', () => {
    expect(read('Vada Pav 25:84', 'Samosa 20')).toEqual(['Vada Pav 25 ?unsurePrice', 'Samosa 20'])
  })

  test('keeps its amount when its rupee sign was read as another sign or as a letter', () => {
    expect(read('Tea ¥15', 'Coffee ર 20', 'Milk T25', 'Juice ₹ 30')).toEqual([
      'Tea ₹15',
      'Coffee ₹20',
      'Milk ₹25',
      'Juice ₹30',
    ])
  })

  test('loses a 7 that was a rupee sign, where the others have one, and is marked', () => {
    expect(read('Tea ₹15', 'Coffee ₹20', 'Dosa 790:72', 'Juice ₹30')[2]).toBe('Dosa ₹90 ?unsurePrice')
    expect(read('Tea 15', 'Coffee 20', 'Dosa 790:72')[2]).toBe('Dosa 790 ?unsurePrice')
  })

  test('is found in letters that look like digits, and is marked', () => {
    expect(read('ભેળ ૫૦', 'દાબેલી રપ')[1]).toBe('દાબેલી 25 ?unsurePrice')
  })

  test('in digits of two scripts, or of a script that the page does not have, is marked', () => {
    expect(read('पानी पूरी 3५', 'समोसा ૨૦', 'चाय १५')).toEqual([
      'पानी पूरी 3५ ?unsurePrice',
      'समोसा ૨૦ ?unsurePrice',
      'चाय १५',
    ])
  })
})

describe('a name', () => {
  test('that is unsure is marked', () => {
    expect(read('Pav Bhajl:34 120')).toEqual(['Pav Bhajl 120 ?unsureName'])
  })

  test('is written in the script of the page', () => {
    expect(read('पानी पूरी 30', 'મસાલા:70 चाय 15')[1]).toBe('मसाला चाय 15')
    expect(read('પાણીપુરી 30', 'मसाला:70 છાશ 15')[1]).toBe('મસાલા છાશ 15')
  })
})

test('edges of the paper, stains and dots are left out', () => {
  expect(read('| Vada Pav 25 |', 'Samosa 20 છ:40', 'eee:0 Tea 15', 'qz:20 wv:31')).toEqual([
    'Vada Pav 25',
    'Samosa 20',
    'Tea 15',
  ])
})

test('a picture without a single number is no menu', () => {
  expect(read('Welcome', 'Happy Birthday')).toEqual([])
})
