import { expect, test } from 'vitest'
import { isSameSlug, menuPath, slugify } from './slug.ts'

test('a slug is lower case [SLUG-01]', () => {
  expect(slugify('Asha CHAAT')).toBe('asha-chaat')
})

test('a slug has no surrounding space [SLUG-02]', () => {
  expect(slugify('  Asha  ')).toBe('asha')
})

test('accented letters are kept [SLUG-03]', () => {
  expect(slugify('Café Zaria')).toBe('café-zaria')
})

test('letters and marks of Indian scripts are kept', () => {
  expect(slugify('હિરલ લોચો')).toBe('હિરલ-લોચો')
  expect(slugify('काशी चाट भण्डार')).toBe('काशी-चाट-भण्डार')
})

test('other punctuation is removed [SLUG-04]', () => {
  expect(slugify("Bhikhu's Egg & Co. (Main)!")).toBe('bhikhus-egg-co-main')
})

test('white space becomes a hyphen [SLUG-05]', () => {
  expect(slugify('one two\tthree\nfour')).toBe('one-two-three-four')
})

test('repeated hyphens become one [SLUG-06]', () => {
  expect(slugify('one -- two   three')).toBe('one-two-three')
})

test('hyphens at the start and end are removed [SLUG-07]', () => {
  expect(slugify('- Tapi - ')).toBe('tapi')
})

test('a name without letters or digits becomes menu', () => {
  expect(slugify('★ ★ ★')).toBe('menu')
})

test('a slug never equals a path of the site', () => {
  expect(slugify('Admin')).toBe('admin-menu')
  expect(slugify('API')).toBe('api-menu')
  expect(slugify('Adminton')).toBe('adminton')
})

test('slugs are compared ignoring case and Unicode composition', () => {
  expect(isSameSlug('CAFÉ', 'cafe\u0301')).toBe(true)
  expect(isSameSlug('cafe', 'café')).toBe(false)
})

test('the path of a menu is slug and id, or the front page if one is missing [RTE-38]', () => {
  expect(menuPath({ businessName: 'Asha Chaat', id: 'abc' })).toBe('/asha-chaat/abc')
  for (const businessName of [null, undefined, '', ' '])
    expect(menuPath({ businessName, id: 'abc' })).toBe('/')
  for (const id of [null, undefined, '']) expect(menuPath({ businessName: 'Asha Chaat', id })).toBe('/')
})
