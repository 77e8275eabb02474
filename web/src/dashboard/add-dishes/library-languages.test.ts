import { expect, test } from 'vitest'
import { chaat } from '../../testing/dish-samples.ts'
import { sendingOf } from './import-list.ts'
import { listOfPicks } from './library/picks.ts'
import { nameLanguageOf, translationsFrom } from './library-languages.ts'

const [puri = { id: '', name: { en: '', hi: '', gu: '' } }] = chaat.categories

test('dishes are named in the main language, if the library has it [QUICK-03] [LANG-06]', () => {
  expect(nameLanguageOf({ main: 'gu', others: [] })).toBe('gu')
  expect(nameLanguageOf({ main: 'en', others: ['gu'] })).toBe('en')
  expect(nameLanguageOf({ main: 'ta', others: ['en'] })).toBeUndefined()
})

test('a vendor who has not named the languages of the menu may choose the language of the names [QUICK-03]', () => {
  expect(nameLanguageOf({ main: 'en', others: [] })).toBeUndefined()
})

test('languages that the library does not have are left out [QUICK-03] [LANG-06]', () => {
  expect(translationsFrom({ main: 'en', others: ['ta', 'gu'] }, puri)).toEqual({ gu: { name: 'પૂરી ચાટ' } })
  expect(translationsFrom({ main: 'gu', others: ['ta'] }, puri)).toBeUndefined()
})

test('a ticked dish and its category go in every language of the menu that the library has [QUICK-03]', () => {
  const picks = [{ kindId: 'chaat', dishId: 'pani-puri', price: '30', sizes: [] }]
  const list = listOfPicks(
    [chaat],
    { idempotencyKey: 'key', language: 'en', picks },
    { main: 'hi', others: ['gu', 'en'] },
  )

  expect(sendingOf(list).body.categories).toMatchObject([
    {
      name: 'पूरी चाट',
      translations: { gu: { name: 'પૂરી ચાટ' }, en: { name: 'Puri Chaat' } },
      items: [
        {
          name: 'पानी पूरी',
          nameEn: 'Pani Puri',
          description: 'सड़क का स्वाद',
          translations: {
            gu: { name: 'પાણીપુરી', description: 'શેરીનો સ્વાદ' },
            en: { name: 'Pani Puri', description: 'Pani Puri as on the street' },
          },
        },
      ],
    },
  ])
})
