import { expect, test } from 'vitest'
// @ts-expect-error a plain script without types
import { listMutations as list } from './list-mutations.mjs'

type Mutation = { line: number; from: string; to: string; source: string }

const listMutations = (source: string): Mutation[] => list(source)
const changesOf = (source: string) => listMutations(source).map(({ from, to }) => `${from} → ${to}`)

test('each condition and number is changed once, and nothing else of the text', () => {
  const source = 'const isLarge = (n: number) => n >= 1_000 && !isHidden\n'
  expect(listMutations(source).map(({ source }) => source.trim())).toEqual([
    'const isLarge = (n: number) => n >= 1_000 || !isHidden',
    'const isLarge = (n: number) => n > 1_000 && !isHidden',
    'const isLarge = (n: number) => n >= 1001 && !isHidden',
    'const isLarge = (n: number) => n >= 1_000 && (isHidden)',
  ])
})

test('the branches of a condition change places', () => {
  expect(changesOf("const name = isOpen ? 'open' : 'closed'")).toEqual([
    "isOpen ? 'open' : 'closed' → ((isOpen) ? ('closed') : ('open'))",
  ])
})

test('types, imports and sums of texts stay as they are', () => {
  const source = "import { a } from './a1.ts'\ntype Two = 2 | true\nconst text = 'a' + name"
  expect(changesOf(source)).toEqual([])
})

test('a mutation says in which line it is', () => {
  expect(listMutations('const a = 1\nconst b = true')).toMatchObject([
    { line: 1, from: '1', to: '2' },
    { line: 2, from: 'true', to: 'false' },
  ])
})
