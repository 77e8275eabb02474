import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { PhotoWord } from '@thela/contract/menus/menu-text/repair-photo-lines'

const require = createRequire(import.meta.url)

/** English, Hindi and Gujarati: the integer models, which are as good as the others and a third of their size. */
const LANGUAGES = ['eng', 'hin', 'guj']
const LSTM_ONLY = 1
const FIND_LAYOUT = '3'
/** One block of lines: a price at the right edge stays in the line of its name. */
const ONE_BLOCK = '6'
const MIN_TILT_RADIANS = 0.005

/** As far as we use it; the package has no types of its own. */
type Engine = {
  FS: { writeFile(path: string, data: Uint8Array): void }
  TessBaseAPI: new () => {
    Init(path: null, languages: string, mode: number): number
    SetVariable(name: string, value: string): void
    SetImageFile(exif: number, radians: number): number
    FindLines(): void
    GetGradient(): number
    Recognize(monitor: null): number
    GetJSONText(): string
  }
}
type Found = { blocks: { paragraphs: { lines: { words: PhotoWord[] }[] }[] }[] }

/** Loads Tesseract once; the answer reads prepared photos one after the other, wholly on this machine. */
export async function loadRecogniser(onPercent: (percent: number) => void = () => {}) {
  const start: (options: object) => Promise<Engine> = require('tesseract.js-core/tesseract-core-simd-lstm.js')
  const silent = { print: () => {}, printErr: () => {} }
  const engine = await start({ ...silent, TesseractProgress: onPercent })
  await Promise.all(
    LANGUAGES.map(async (language) =>
      engine.FS.writeFile(`${language}.traineddata`, await readLanguage(language)),
    ),
  )
  const tesseract = new engine.TessBaseAPI()
  if (tesseract.Init(null, LANGUAGES.join('+'), LSTM_ONLY) !== 0) throw new Error('Tesseract did not start')

  return (png: Buffer): PhotoWord[][] => {
    engine.FS.writeFile('/input', png)
    const read = (tilt: number) => {
      if (tesseract.SetImageFile(1, tilt) !== 0) throw new Error('Tesseract could not open the picture')
    }
    tesseract.SetVariable('tessedit_pageseg_mode', FIND_LAYOUT)
    read(0)
    tesseract.FindLines()
    const tilt = tesseract.GetGradient()
    tesseract.SetVariable('tessedit_pageseg_mode', ONE_BLOCK)
    read(Math.abs(tilt) < MIN_TILT_RADIANS ? 0 : tilt)
    tesseract.Recognize(null)

    const { blocks }: Found = JSON.parse(tesseract.GetJSONText())
    return blocks
      .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
      .map(({ words }) => words.map(({ text, confidence }) => ({ text, confidence })))
  }
}

/** From the installed package: nothing is downloaded. */
async function readLanguage(language: string) {
  const folder = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`))
  const packed = await readFile(join(folder, '4.0.0_best_int', `${language}.traineddata.gz`))
  return promisify(gunzip)(packed)
}
