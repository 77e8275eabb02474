import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @ts-expect-error A script without types.
import { checkDependencies, isAllowed, listDependencies } from './list-dependencies.mjs'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
const lock = read('package-lock.json')
const reasons = read('scripts/dependency-reasons.json')

const planted = (path: string, found: object) => {
  const packages = { ...lock.packages, [path]: { version: '1.0.0', ...found } }
  return listDependencies({ ...lock, packages }, reasons).faults as string[]
}

test('our dependencies have an allowed licence and a reason, and the page is up to date', () => {
  expect(listDependencies(lock, reasons).faults).toEqual([])
  expect(checkDependencies()).toBe(0)
})

test.each([
  'GPL-2.0-only',
  'GPL-3.0-or-later',
  'AGPL-3.0-only',
  'MIT AND GPL-3.0-only',
  'SSPL-1.0',
  'UNLICENSED',
  'SEE LICENSE IN x',
])('a planted dependency under %s is found, however deep it is', (license) => {
  for (const path of ['node_modules/planted', 'node_modules/pg/node_modules/planted'])
    expect(planted(path, { license })).toEqual([
      `planted 1.0.0 has the licence ${license}, which we may not distribute.`,
    ])
})

test('a dependency without a licence is found', () => {
  expect(planted('node_modules/planted', {})).toEqual(['planted 1.0.0 does not say its licence.'])
})

test('a dependency that is only used to build and test needs no allowed licence', () => {
  expect(planted('node_modules/planted', { license: 'GPL-3.0-only', dev: true })).toEqual([])
})

test('a new direct dependency needs a reason, and a reason its dependency', () => {
  const server = lock.packages.server
  const packages = {
    ...lock.packages,
    server: { ...server, dependencies: { ...server.dependencies, planted: '1.0.0' } },
  }
  const { faults } = listDependencies({ ...lock, packages }, { ...reasons, gone: 'once' })
  expect(faults).toEqual([
    'planted has no reason in scripts/dependency-reasons.json.',
    'gone has a reason in scripts/dependency-reasons.json and is no dependency.',
  ])
})

test('a choice of licences is allowed where one of them is', () => {
  expect(
    ['MIT', '(MIT OR GPL-3.0-only)', 'MIT and ISC', 'GPL-3.0-only OR AGPL-3.0-only', ''].map(isAllowed),
  ).toEqual([true, true, true, false, false])
})

test('a new version makes the page out of date', () => {
  const packages = { ...lock.packages, 'node_modules/planted': { version: '1.0.0', license: 'MIT' } }
  expect(listDependencies({ ...lock, packages }, reasons).page).not.toBe(listDependencies(lock, reasons).page)
})
