import { interfaceLanguages } from '@thela/contract/values/languages'
import { describe, expect, test } from 'vitest'
import { mailWordsIn } from './mail-words.ts'

const change = { name: '1', businessName: '2', product: '3', contactPage: '4' }

describe.each(interfaceLanguages)('emails in %s', (language) => {
  const words = mailWordsIn(language)
  const texts = (['phone', 'email', 'both'] as const).flatMap((changed) => [
    words.contactChangedText[changed](change),
    words.contactChangedSubject[changed]('3'),
  ])
  const all = [
    ...texts,
    words.verifyText({ name: '1', businessName: '2', link: '4' }),
    words.verifySubject('3'),
  ]

  test('say what was changed in a sentence of its own, with who, where and whom to ask [LANG-02]', () => {
    expect(new Set(texts).size).toBe(6)
    for (const changed of ['phone', 'email', 'both'] as const)
      for (const part of Object.values(change))
        expect(words.contactChangedText[changed](change)).toContain(part)
  })

  test('are in one language only [LANG-02]', () => {
    expect(/[a-z]/i.test(all.join())).toBe(language === 'en')
  })
})

test('an account in a language without emails gets them in English', () => {
  expect(mailWordsIn('ta').verifySubject('Thela')).toBe('Confirm your email address for Thela')
})
