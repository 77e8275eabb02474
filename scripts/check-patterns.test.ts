import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'thela-patterns-'))
afterAll(() => rmSync(root, { recursive: true }))

const script = fileURLToPath(new URL('check-patterns.mjs', import.meta.url))

/** What the check says of files with these lines, one file each. */
function check(...lines: string[]) {
  rmSync(join(root, 'src'), { recursive: true, force: true })
  mkdirSync(join(root, 'src'))
  lines.forEach((line, n) => {
    writeFileSync(join(root, 'src', `planted-${n}.ts`), `\n${line}\n`)
  })
  const program = `import { checkPatterns } from ${JSON.stringify(script)}
    process.exit(checkPatterns(${JSON.stringify(root)}, { folders: ['src'], fewest: ${lines.length} }))`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  return { problems: status, said: stderr.trimEnd().split('\n') }
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
  const program = `import { checkPatterns } from ${JSON.stringify(script)}
    process.exit(checkPatterns(${JSON.stringify(root)}, { folders: ['src'] }))`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('not really checked')])
})
