import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

const choose = (headers: Record<string, string>, url = '/', query = {}) =>
  chooseLanguage({ url, headers, query })

test.each([
  ['gu-IN,gu;q=0.9,en;q=0.8', 'gu'],
  ['ta-IN,ta;q=0.9,hi;q=0.8,en;q=0.7', 'hi'],
  ['en;q=0.5, hi;q=0.7', 'hi'],
  ['hi;q=0, gu', 'gu'],
  ['fr-FR,fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  ['hi;q=many', 'en'],
])('a browser that prefers %j gets %s [LANG-05]', (accepted, language) => {
  expect(choose({ 'accept-language': accepted })).toBe(language)
})

test('a choice made before comes before what the browser prefers [LANG-05]', () => {
  const headers = { 'accept-language': 'hi', cookie: 'theme=dark; language=gu' }
  expect(choose(headers)).toBe('gu')
  expect(choose({ ...headers, cookie: 'language=xx' })).toBe('hi')
})

test('a language named in the address comes first, an unknown one is ignored', () => {
  const headers = { 'accept-language': 'hi', cookie: 'language=gu' }
  expect(choose(headers, '/about?lang=en', { lang: 'en' })).toBe('en')
  expect(choose(headers, '/about?lang=ta', { lang: 'ta' })).toBe('gu')
  expect(choose(headers, '/about?lang=en&lang=hi', { lang: ['en', 'hi'] })).toBe('gu')
})

test('the back office is in English [LANG-02]', () => {
  for (const url of ['/admin', '/admin/vendors', '/admin?x=1'])
    expect(choose({ 'accept-language': 'hi' }, url)).toBe('en')
  expect(choose({ 'accept-language': 'hi' }, '/administrators')).toBe('hi')
})
