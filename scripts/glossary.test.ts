import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const readAll = (pattern: string) => globSync(pattern, { cwd: root }).map(read).join('\n')

const rows = read('docs/glossary.md')
  .split('\n')
  .filter((line) => /^\| (?!Word|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

test('every table and column in the glossary exists', () => {
  const names = rows.flatMap(([, , , sql]) => namesIn(sql)).filter((name) => !name.startsWith("'"))
  const known = columnsOf(read('server/src/db/types.ts'))

  expect(names.length).toBeGreaterThan(60)
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

test('every value in the glossary is one that the program stores', () => {
  const values = rows.flatMap(([, , , sql]) => namesIn(sql)).filter((name) => name.startsWith("'"))
  const sources = readAll('server/src/db/migrations/*.sql') + read('contract/src/analytics/event-types.ts')

  expect(values.filter((value) => !new RegExp(`\\b${value.slice(1, -1)}\\b`).test(sources))).toEqual([])
})

test('every code name in the glossary occurs in the code', () => {
  const names = rows.flatMap(([, , , , code]) => namesIn(code))
  const paths = globSync('{contract,server,menu}/src/**/*.{ts,tsx}', { cwd: root })
  const words = new Set(paths.flatMap((path) => [...path.split(/[/.]/), ...(read(path).match(/\w+/g) ?? [])]))

  expect(names.filter((name) => !words.has(name))).toEqual([])
})

test('every word is in the glossary once', () => {
  const words = rows.flatMap(([, word = '']) => word.split(', '))

  expect(words).toEqual([...new Set(words)])
})

test('the generated types are read as tables and columns', () => {
  const known = columnsOf(
    'export interface MenuItems {\n  isVeg: boolean;\n}\n\nexport interface DB {\n  menuItems: MenuItems;\n}',
  )

  expect([...known]).toEqual(['menu_items', 'menu_items.is_veg'])
})

/** Tables and columns of the generated types, as 'table' and 'table.column'. */
function columnsOf(types: string) {
  const interfaces = [...types.matchAll(/^export interface (\w+) \{\n(.*?)^\}/gms)]
  const tables = interfaces.filter(([, name]) => name !== 'DB')

  return new Set(
    tables.flatMap(([, name = '', body = '']) => {
      const columns = [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column = '']) => toSnakeCase(column))
      return [toSnakeCase(name), ...columns.map((column) => `${toSnakeCase(name)}.${column}`)]
    }),
  )
}

const toSnakeCase = (name: string) => name.replaceAll(/(?<!^)[A-Z]/g, '_$&').toLowerCase()
