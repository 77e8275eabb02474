import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
// @ts-expect-error a plain script without types
import { checkPatterns } from './check-patterns.mjs'

const root = mkdtempSync(join(tmpdir(), 'thela-patterns-'))
afterAll(() => rmSync(root, { recursive: true }))

/** What the check says of files with these lines, one file each. */
function check(...lines: string[]) {
  rmSync(join(root, 'src'), { recursive: true, force: true })
  mkdirSync(join(root, 'src'))
  lines.forEach((line, n) => {
    writeFileSync(join(root, 'src', `planted-${n}.ts`), `\n${line}\n`)
  })
  return checkAll({ folders: ['src'], fewest: lines.length })
}

function checkAll(options: { folders: string[]; fewest?: number }) {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  const problems = checkPatterns(root, options)
  const said = print.mock.calls.map(([line]) => String(line))
  print.mockRestore()
  return { problems, said }
}

test('a planted quadratic pattern is reported with its line and an attacking text', () => {
  const { problems, said } = check(
    String.raw`export const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/`,
    `export const nested = new RegExp('^(a+)+$')`,
    String.raw`export const trailing = (text: string) => text.replace(/\s+$/gm, '')`,
  )

  expect(problems).toBe(3)
  expect(said[0]).toMatch(/^src\/planted-0\.ts:2 .* is 2nd degree polynomial: .*repeat\(\d+\)/)
  expect(said[1]).toMatch(/^src\/planted-1\.ts:2 .* is exponential: .*repeat\(\d+\)/)
  expect(said[2]).toMatch(/^src\/planted-2\.ts:2 .* is 2nd degree polynomial/)
})

test('a pattern that is built at run time does not count as safe', () => {
  const { problems, said } = check('export const named = (name: string) => new RegExp(name)')
  expect([problems, said[0]]).toEqual([1, expect.stringContaining('is made at run time')])
})

test('linear patterns pass', () => {
  const { problems } = check(
    String.raw`export const email = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/`,
    `export const digits = RegExp('^[0-9]+$', 'u')`,
  )
  expect(problems).toBe(0)
})

test('a check that finds too few patterns fails', () => {
  const { problems, said } = checkAll({ folders: ['src'] })
  expect([problems, said]).toEqual([1, [expect.stringContaining('not really checked')]])
})
