import { expect, test } from 'vitest'
import { changedTranslations, translationValues } from './translation-values.ts'

const stored = {
  gu: { name: 'વડા પાવ', description: 'ગરમ', variations: { half: 'અડધું', full: 'આખું' } },
  hi: { name: 'वड़ा पाव' },
}

test('a form holds an empty text for what is missing, in the languages of the menu only [LANG-06]', () => {
  expect(translationValues(stored, ['hi', 'ta'])).toEqual({
    hi: { name: 'वड़ा पाव', description: '' },
    ta: { name: '', description: '' },
  })
  expect(translationValues(stored, [])).toEqual({})
})

test('only texts that a vendor changed are sent, and those that were emptied as null [LANG-06]', () => {
  expect(
    changedTranslations(stored, {
      gu: { name: 'વડાપાવ', description: null, variations: { half: 'અડધું', full: null, jumbo: 'મોટું' } },
      hi: { name: 'वड़ा पाव', description: null },
      ta: { name: null, description: null, variations: { half: null } },
    }),
  ).toEqual({ gu: { name: 'વડાપાવ', description: null, variations: { full: null, jumbo: 'મોટું' } } })
})

test('nothing is sent when nothing was changed [LANG-06]', () => {
  const { gu } = stored
  expect(changedTranslations(stored, { gu, hi: { ...stored.hi, description: null } })).toBeUndefined()
  expect(changedTranslations({}, { gu: { name: null, description: null, variations: {} } })).toBeUndefined()
  expect(changedTranslations(stored)).toBeUndefined()
})
