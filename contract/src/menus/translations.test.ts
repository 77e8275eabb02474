import { expect, test } from 'vitest'
import { languageCodes, languages } from '../values/languages.ts'
import { type ProfileInput, ProfileUpdate } from '../vendors/profile.ts'
import { CategoryInput } from './categories.ts'
import { ItemChange } from './items.ts'
import { keepVariations, mergeTranslations } from './merge-translations.ts'

const problemsOf = (translations: unknown) =>
  ItemChange.safeParse({ translations }).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a menu can have English and twelve Indian languages, Urdu from right to left [LANG-06]', () => {
  expect(languageCodes).toEqual('en hi gu mr bn ta te kn ml pa or as ur'.split(' '))
  expect(languageCodes.filter((code) => languages[code].direction === 'rtl')).toEqual(['ur'])
  for (const code of languageCodes)
    expect(new Intl.DisplayNames(['en'], { type: 'language' }).of(code)).toBe(
      code === 'bn' ? 'Bangla' : languages[code].name,
    )
})

test('a text in another language has the limits of its field, and its error names the language [LANG-06]', () => {
  const long = (length: number) => 'x'.repeat(length)
  expect(
    problemsOf({
      gu: { name: long(121), description: long(1001), variations: { half: long(61) } },
      hi: { name: 'x' },
    }),
  ).toEqual([
    ['translations.gu.name', 'The Gujarati name must be at most 120 characters'],
    ['translations.gu.description', 'The Gujarati description must be at most 1000 characters'],
    ['translations.gu.variations.half', 'The Gujarati name of a variation must be at most 60 characters'],
    ['translations.hi.name', 'The Hindi name must be at least 2 characters'],
  ])
  expect(problemsOf({ ur: { name: 'a\nb' } })).toEqual([
    ['translations.ur.name', 'The Urdu name must be on one line, without tabs or line breaks'],
  ])
  const category = CategoryInput.safeParse({ name: 'Tea', translations: { ta: { name: long(101) } } })
  expect(category.error?.issues[0]?.message).toBe('The Tamil name must be at most 100 characters')
})

test('a language that no menu can have is refused, and so are more than a menu can have [LANG-06]', () => {
  expect(problemsOf({ fr: { name: 'Soupe' } })).toEqual([
    [
      'translations',
      'A menu can have texts in these languages: en, hi, gu, mr, bn, ta, te, kn, ml, pa, or, as, ur',
    ],
  ])
  expect(problemsOf({ hi: {}, gu: {}, mr: {}, bn: {} })).toEqual([
    ['translations', 'At most 3 languages can be sent at once'],
  ])
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`v${n}`, 'x']))
  expect(problemsOf({ gu: { variations: many } })).toEqual([
    ['translations.gu.variations', 'An item can have at most 50 variations'],
  ])
})

test('a menu has up to two more languages, none of them twice [LANG-06]', () => {
  const problemOf = (input: ProfileInput) => ProfileUpdate.safeParse(input).error?.issues[0]?.message
  expect(problemOf({ menuLanguage: 'gu', otherLanguages: ['en', 'hi'] })).toBeUndefined()
  expect(problemOf({ otherLanguages: ['en', 'hi', 'gu'] })).toBe('Please choose at most two more languages')
  expect(problemOf({ otherLanguages: ['hi', 'hi'] })).toBe('Please choose each language once')
  expect(problemOf({ menuLanguage: 'gu', otherLanguages: ['gu'] })).toBe(
    'Gujarati is the main language already',
  )
})

test('what is left out stays, what is empty goes, and names go with their variations [LANG-06]', () => {
  const before = { gu: { name: 'વડા પાવ', variations: { half: 'અડધું', full: 'આખું' } }, hi: { name: 'वड़ा पाव' } }
  const { translations } = ItemChange.parse({
    translations: { gu: { name: ' ', description: ' ગરમ ', variations: { half: '' } } },
  })
  const after = mergeTranslations(before, translations ?? {})
  expect(after).toEqual({
    gu: { description: 'ગરમ', variations: { full: 'આખું' } },
    hi: { name: 'वड़ा पाव' },
  })
  expect(keepVariations(after, ['half'])).toEqual({ gu: { description: 'ગરમ' }, hi: { name: 'वड़ा पाव' } })
  expect(mergeTranslations({ hi: { name: 'x' } }, { hi: { name: null, description: null } })).toEqual({})
})
