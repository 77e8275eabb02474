import { describe, expect, test } from 'vitest'
// @ts-expect-error a plain script without types
import { MAX_IDS_PER_TITLE, readRequirements, readTitles, titlesIn } from './trace.mjs'

type Title = { title: string; ids: string[]; file: string; line: number }

const requirements: { id: string; text: string }[] = readRequirements()
const titles: Title[] = readTitles()
const required = new Set(requirements.map(({ id }) => id))
const named = new Set(titles.flatMap(({ ids }) => ids))
// A title may also cite a product decision; those are checked in docs.test.ts.
const isDecision = (id: string) => id.startsWith('DEC-')
const placeOf = ({ file, line }: Title) => `${file}:${line}`

test('every requirement is named by a title', () => {
  expect(requirements.length).toBeGreaterThan(1000)
  expect([...required].filter((id) => !named.has(id))).toEqual([])
})

test('no requirement has the id of another', () => {
  expect(requirements.length).toBe(required.size)
})

test('every id that a title names is a requirement', () => {
  const unknown = titles.filter(({ ids }) => ids.some((id) => !required.has(id) && !isDecision(id)))
  expect(unknown.map(placeOf)).toEqual([])
})

test('a title names at most three requirements', () => {
  const named = titles.map((title) => ({ ...title, ids: title.ids.filter((id) => !isDecision(id)) }))
  expect(named.filter(({ ids }) => ids.length > MAX_IDS_PER_TITLE).map(placeOf)).toEqual([])
})

describe('a title is read', () => {
  const read = (source: string, file?: string) =>
    (titlesIn(source, file) as Title[]).map(({ title, ids }) => [title, ...ids])

  test('from a test, with its ids and its line', () => {
    const source = "\ntest('it works [AUTH-01] [API-123]', () => {})"
    expect(titlesIn(source, 'a.test.ts')).toEqual([
      { title: 'it works [AUTH-01] [API-123]', ids: ['AUTH-01', 'API-123'], file: 'a.test.ts', line: 2 },
    ])
  })

  test('from a table of tests, where the rows do not count', () => {
    expect(read("test.each([['CAT-01']])('row %s [CAT-02]', () => {})")).toEqual([
      ['row %s [CAT-02]', 'CAT-02'],
    ])
  })

  test('from a template literal, where an id in a variable does not count', () => {
    const source = 'test(`plain [CAT-01]`, () => {})\ntest(`row [$' + '{id}] [CAT-02]`, () => {})'
    expect(read(source).map(([, ...ids]) => ids)).toEqual([['CAT-01'], ['CAT-02']])
  })

  test('but not from comments, describe or other texts', () => {
    const source = `
      // test('commented out [CAT-01]')
      /* [CAT-02] */
      describe('a group [CAT-03]', () => {
        test.describe('a group of browser tests [CAT-08]', () => {})
        test.step('a part of a test [CAT-09]', () => {})
        const id = 'CAT-04'
        test('it works', () => expect(text).toBe('test [CAT-05]'))
        test(id, () => {})
        latest('no test [CAT-06]', () => {})
        pattern.test('no title either [CAT-07]')
      })`
    expect(read(source)).toEqual([['it works']])
  })

  test('from a file with generics, and from one with elements', () => {
    const test = "test('it works [CAT-01]', () => {})"
    expect(read(`const only = <T>(value: T) => value\n${test}`, 'a.test.ts')).toHaveLength(1)
    expect(read(`const only = <T,>(value: T) => <p>{value}</p>\n${test}`, 'a.test.tsx')).toHaveLength(1)
  })
})
