import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { interfaceLanguages, languageCodes, languages } from '@thela/contract/values/languages'
import { expect, test } from 'vitest'
import { pluralIn } from '../words/plural-in.ts'

const words = new URL('../words/', import.meta.url)
const folders = readdirSync(words, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name)

test('each language is a folder of words, and no folder is anything else [LANG-04]', () => {
  expect(folders.toSorted()).toEqual(languageCodes.toSorted())
  const complete = folders.filter((language) => existsSync(new URL(`${language}/dashboard`, words)))
  expect(complete.toSorted()).toEqual(interfaceLanguages.toSorted())
})

test('docs/languages.md names the state of each language, and says how to add one and have it checked [LANG-04]', () => {
  const text = readFileSync(new URL('../docs/languages.md', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('|'))
  for (const part of ['Adding a language', 'Having a translation checked'])
    expect(text).toContain(`## ${part}\n`)

  for (const code of languageCodes) {
    const row = rows.find((line) => line.includes(`${languages[code].name} (\`${code}\`)`))
    expect([code, row]).toEqual([code, expect.stringMatching(/\| (the source|written: .+) \| (yes|no) \|$/)])
  }
})

test('each language counts by its own rules [LANG-01]', () => {
  const formsOf = (language: string) => {
    const plural = pluralIn(language)
    return [0, 1, 2, 21].map((count) => plural(count, { one: `${count} dish`, other: `${count} dishes` }))
  }
  expect(formsOf('en')).toEqual(['0 dishes', '1 dish', '2 dishes', '21 dishes'])
  for (const language of ['hi', 'gu'])
    expect(formsOf(language)).toEqual(['0 dish', '1 dish', '2 dishes', '21 dishes'])
})
