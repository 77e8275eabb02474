import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { interfaceLanguages, languageCodes, languages } from '@thela/contract/values/languages'
import { expect, test } from 'vitest'

const words = new URL('../words/', import.meta.url)
const folders = readdirSync(words, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name)

test('each language is a folder of words, and no folder is anything else [LANG-04]', () => {
  expect(folders.toSorted()).toEqual(languageCodes.toSorted())
  const complete = folders.filter((language) => existsSync(new URL(`${language}/dashboard`, words)))
  expect(complete.toSorted()).toEqual(interfaceLanguages.toSorted())
})

test('docs/languages.md names the state of each language [LANG-04]', () => {
  const text = readFileSync(new URL('../docs/languages.md', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('|'))

  for (const code of languageCodes) {
    const row = rows.find((line) => line.includes(`${languages[code].name} (\`${code}\`)`))
    expect([code, row]).toEqual([code, expect.stringMatching(/\| (the source|written: .+) \| (yes|no) \|$/)])
  }
})
