import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@thela/contract/values/languages'
import { describe, expect, test } from 'vitest'
import { findTextIn } from '../words/find-text.ts'
import { fieldErrors as gujaratiFields } from '../words/gu/errors/field-errors.ts'
import { refusals as gujaratiRefusals } from '../words/gu/errors/refusals.ts'
import * as gujarati from '../words/gu/errors.ts'
import { fieldErrors as hindiFields } from '../words/hi/errors/field-errors.ts'
import { refusals as hindiRefusals } from '../words/hi/errors/refusals.ts'
import * as hindi from '../words/hi/errors.ts'
import { type ErrorText, listErrorTexts } from './list-error-texts.ts'

const root = join(import.meta.dirname, '..')
const texts = listErrorTexts(root)

const tables = {
  Hindi: { ...hindi, table: { ...hindiFields, ...hindiRefusals } },
  Gujarati: { ...gujarati, table: { ...gujaratiFields, ...gujaratiRefusals } },
}

/** Names in Latin letters that stay: units, UPI, FSSAI, and titles of columns in a file. */
const allowed = ['A', 'FSSAI', 'MB', 'Name', 'Price', 'UPI', 'Z', 'a', 'z']

const latinWords = (text: string): string[] => text.match(/[a-z]+/gi) ?? []

/** Texts that a language shows in English, whole or in part, with the line that writes them. */
const missing = (texts: ErrorText[], translate: (text: string) => string) =>
  texts
    .filter(({ text }) => {
      // The list of languages is put behind its text.
      const shown = translate(text.replaceAll('{}', '7').replace(/ $/, ' 7'))
      return latinWords(shown).some((word) => !allowed.includes(word))
    })
    .map(({ text, where }) => `${where} ${text}`)

describe.each(Object.entries(tables))('%s', (_name, { translateError, table }) => {
  test('every error that a vendor or a customer can meet is translated [LANG-02]', () => {
    expect(texts.length).toBeGreaterThan(150)
    expect(missing(texts, translateError)).toEqual([])
  })

  test('the names of languages in errors are translated [LANG-02]', () => {
    const names = Object.values(languages).map(({ name }) => translateError(name))
    expect(names.flatMap(latinWords)).toEqual([])
  })

  test('a translation has no parameter that its English text lacks [LANG-01]', () => {
    const unknown = Object.entries(table).filter(([english, own]) =>
      (own.match(/\{\w+\}/g) ?? []).some((parameter) => !english.includes(parameter)),
    )
    expect(unknown).toEqual([])
  })

  test('no English is left in a translation [LANG-02]', () => {
    const words = Object.values(table).flatMap((own) => latinWords(own.replace(/\{\w+\}/g, '')))
    expect([...new Set(words)].sort()).toEqual(allowed)
  })
})

test('a new error without a translation is found by its line [LANG-01]', () => {
  const planted = mkdtempSync(join(tmpdir(), 'thela-errors-'))
  for (const folder of ['contract/src/values', 'server/src/http'])
    cpSync(join(root, folder), join(planted, folder), { recursive: true })
  const folder = join(planted, 'server/src/features/menus/items')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'planted.ts'), "throw badRequest('Dishes are not sold on Mondays')\n")
  writeFileSync(join(folder, 'other.ts'), "invalidField('day', `On ${" + 'day} nothing is sold`)\n')

  expect(missing(listErrorTexts(planted), hindi.translateError).sort()).toEqual([
    'server/src/features/menus/items/other.ts:1 On {} nothing is sold',
    'server/src/features/menus/items/planted.ts:1 Dishes are not sold on Mondays',
  ])
  rmSync(planted, { recursive: true })
})

test('an error keeps its numbers, names and what people typed [LANG-02]', () => {
  const { translateError } = hindi
  expect(translateError('At most 300 characters')).toBe('ज़्यादा से ज़्यादा 300 अक्षर')
  expect(translateError('City is required')).toBe('शहर चुनें')
  expect(translateError("'ten { rupees' is not a price")).toBe('‘ten { rupees’ दाम नहीं है')
  expect(translateError('The Gujarati name of a variation must be at most 60 characters')).toBe(
    'गुजराती में साइज़ का नाम ज़्यादा से ज़्यादा 60 अक्षर का हो',
  )
  expect(
    translateError('A menu can have at most 2,000 items: there is room for 5 more, and this list has 1,204'),
  ).toBe('एक मेनू में ज़्यादा से ज़्यादा 2,000 डिश हो सकती हैं: 5 और जुड़ सकती हैं, इस सूची में 1,204 हैं')
  expect(translateError('2 items restored; 1 item could not be restored')).toBe(
    '2 डिश वापस आ गईं; 1 डिश वापस नहीं आ सकीं',
  )
  expect(translateError('12 items restored')).toBe('12 डिश वापस आ गईं')
})

test('a text that is not in the table stays as it is', () => {
  const translate = findTextIn({ 'a {b} c': '{b}!', constructor: 'x' })
  expect(['', 'toString', 'a  c d', 'a c', 'A b c'].map(translate)).toEqual([
    '',
    'toString',
    'a  c d',
    'a c',
    'A b c',
  ])
  expect(['a b c', 'a  c', 'constructor'].map(translate)).toEqual(['b!', '!', 'x'])
})
