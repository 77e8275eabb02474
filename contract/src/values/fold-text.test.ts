import { describe, expect, test } from 'vitest'
import { foldQuery, foldText } from './fold-text.ts'

/** Whether somebody who types one finds the other. */
const finds = (typed: string, written: string) => foldText(written).includes(foldQuery(typed))

describe('a dish is found whichever script and spelling is typed [LANG-09]', () => {
  test.each([
    [
      'pani puri',
      'panipuri',
      'Pani-Puri',
      'पानी पूरी',
      'પાણીપુરી',
      'ପାଣି ପୁରି',
      'పానీ పూరి',
      'ಪಾನಿ ಪೂರಿ',
      'পানি পুরি',
      'பானி பூரி',
    ],
    ['dosa', 'dosai', 'दोसा', 'దోస', 'ದೋಸೆ'],
    ['chai', 'chaay', 'चाय'],
    ['biryani', 'biriyani', 'बिरयानी', 'બિરયાની'],
    ['vada', 'wada', 'vadaa', 'वड़ा', 'વડા', 'ਵੜਾ'],
    ['coffee', 'kofi', 'कॉफ़ी', 'કોફી'],
    ['idli', 'idly', 'इडली', 'ઇડલી', 'ഇഡ്ഡലി'],
    ['gulab jamun', 'gulaab jaamun', 'गुलाब जामुन', 'ગુલાબ જામુન'],
    ['butter chicken', 'बटर चिकन', 'બટર ચિકન'],
    ['bhajiya', 'bhajia', 'भजिया'],
    ['raita', 'raayta', 'रायता'],
    ['pav', 'pao', 'pau', 'पाव', 'પાઉં', 'પાંઉ'],
    ['pakoda', 'pakora', 'pakodas', 'पकौड़ा', 'પકોડા', 'ਪਕੌੜਾ'],
    ['malpua', 'malpuva', 'मालपुआ', 'માલપુઆ'],
    ['rasam', 'రసం', 'ರಸಂ', 'രസം', 'ரசம்'],
    ['manchurian', 'मंचूरियन', 'મંચુરિયન'],
    ['tandoori', 'tanduri', 'तंदूरी', 'ਤੰਦੂਰੀ'],
    ['sandesh', 'संदेश', 'সন্দেশ'],
  ])('%s', (...spellings) => {
    const missed = spellings.flatMap((typed) =>
      spellings.filter((written) => !finds(typed, written)).map((written) => `${typed} → ${written}`),
    )
    expect(missed).toEqual([])
  })
})

test('other dishes are not found', () => {
  expect(finds('pani puri', 'Sev Puri')).toBe(false)
  expect(finds('dosa', 'Samosa')).toBe(false)
  expect(finds('चाय', 'कॉफ़ी')).toBe(false)
})

test('digits of every script are the same, and signs do not count', () => {
  expect(foldText('७ अप')).toBe(foldText('7 अप'))
  expect(foldText("Asha's  (Special)")).toBe(foldText('ashas special'))
})

test('a text without letters folds to nothing, and a short search stays as it is', () => {
  expect(foldText(' ₹ / - 🍛 ')).toBe('')
  expect(foldQuery('ou')).toBe('u')
  expect(foldText('constructor')).not.toBe('')
})
