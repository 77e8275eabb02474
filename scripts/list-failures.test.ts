import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
// @ts-expect-error a plain script without types
import { listPlaywrightFailures, listVitestFailures } from './list-failures.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
// Inside the checkout, so that the sample finds the packages.
mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache', 'failures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('an error outside any test is listed with its message, like the failures of tests', () => {
  const report = runPlaywright(`
    import { test, expect } from '@playwright/test'
    test('goes well', () => {})
    test('fails by itself', () => expect(1).toBe(2))
    test('leaves work behind', () => { setTimeout(() => { throw new Error('nobody waited for me') }) })
    test('is unlucky', () => new Promise((resolve) => setTimeout(resolve, 1000)))
  `)
  const failures = listPlaywrightFailures(report).join('\n\n')

  expect(failures).toContain('fails by itself')
  expect(failures).toContain('Expected: 2')
  expect(failures).toContain('nobody waited for me')
  expect(failures).not.toMatch(/^sample.spec.ts:3/m)
})

test('a failing unit test is listed with its name and its error, and a file that does not load too', () => {
  const failed = { status: 'failed', fullName: 'sums add up', failureMessages: ['expected 1 to be 2'] }
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [failed, { status: 'passed', fullName: 'it goes well' }],
      },
      { name: 'b.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  }

  expect(listVitestFailures(report)).toEqual([
    'a.test.ts: sums add up\nexpected 1 to be 2',
    'b.test.ts\nCannot find module',
  ])
})

function runPlaywright(spec: string) {
  writeFileSync(join(folder, 'sample.spec.ts'), spec)
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default { workers: 1, reporter: [['json', { outputFile: 'report.json' }]] }`,
  )
  spawnSync(join(root, 'node_modules/.bin/playwright'), ['test', '-c', folder])
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
}
