import { languageCodes } from '@thela/contract/values/languages'
import { expect, test } from 'vitest'

type File = Record<string, unknown>
const files = import.meta.glob<File>('../../../words/*/menu{,-later,-page}.ts', { eager: true })
const fileOf = (language: string, name: string) => files[`../../../words/${language}/${name}.ts`] ?? {}

const others = languageCodes.filter((code) => code !== 'en')
const names = ['menu', 'menu-later', 'menu-page']

/** The script of each language besides digits, spaces and signs. */
const scripts: Record<string, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  gu: /\p{Script=Gujarati}/u,
  bn: /\p{Script=Bengali}/u,
  as: /\p{Script=Bengali}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  pa: /\p{Script=Gurmukhi}/u,
  or: /\p{Script=Oriya}/u,
  ur: /\p{Script=Arabic}/u,
}

/** Every text of a file by its name; what changes in it is a number or empty. */
function textsOf(words: File): [string, string][] {
  return Object.entries(words).flatMap(([name, word]) => {
    if (name === 'later') return []
    if (typeof word === 'function') return [[name, String(word(name === 'description' ? {} : 7, ''))]]
    return typeof word === 'string' ? [[name, word]] : textsOf(word as File)
  })
}

const kindsOf = (words: File): unknown =>
  Object.fromEntries(
    Object.keys(words)
      .sort()
      .map((name) => [
        name,
        typeof words[name] === 'object' ? kindsOf(words[name] as File) : typeof words[name],
      ]),
  )

test('a menu has words in English, Hindi, Gujarati and ten more languages [LANG-03]', () => {
  expect(others.toSorted()).toEqual(Object.keys(scripts).sort())
})

test.each(others)('a menu has every word in %s [LANG-03]', (language) => {
  for (const name of names) expect(kindsOf(fileOf(language, name)), name).toEqual(kindsOf(fileOf('en', name)))
})

test.each(others)('the words of a menu in %s are in its own script [LANG-03]', (language) => {
  const texts = names.flatMap((name) => textsOf(fileOf(language, name)))
  expect(texts.length).toBeGreaterThan(90)
  for (const [name, text] of texts) {
    const own = text.replace(/QR|FSSAI|\{\w+\}|undefined/g, '')
    expect(own, name).not.toMatch(/[A-Za-z]/)
    expect(own, name).toMatch(scripts[language] as RegExp)
    for (const letter of own.match(/\p{Letter}/gu) ?? [])
      expect(letter, name).toMatch(scripts[language] as RegExp)
  }
})
