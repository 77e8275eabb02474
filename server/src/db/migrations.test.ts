import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('./migrations/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')

/** What a node of the former version may not survive on the new schema. */
const removals: [string, RegExp][] = [
  [
    'drops a table, view, type or schema',
    /\bdrop\s+(?:table|view|materialized\s+view|type|schema|sequence)\b/g,
  ],
  ['drops a column or constraint', /\bdrop\s+(?:column|constraint)\b/g],
  [
    'drops something of a table',
    /\balter\s+table\b[^;]*?\bdrop\s+(?!column|constraint|default|not\s+null)\w+/g,
  ],
  ['renames', /\brename\s+(?:to|column|constraint)\b|\brename\s+\w+\s+to\b/g],
  ['changes a type', /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/g],
  ['requires a value that the former version does not write', /\bset\s+not\s+null\b/g],
  ['takes away a default', /\bdrop\s+default\b/g],
  [
    'adds a column that needs a value',
    /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+\s+(?:(?!,\s*add\b|;|\bdefault\b|\bgenerated\b)[\s\S])*?\bnot\s+null\b(?:(?!,\s*add\b|;|\bdefault\b|\bgenerated\b)[\s\S])*(?=,\s*add\b|;)/g,
  ],
]

function findRemovals(sql: string) {
  const plain = withoutTexts(sql).toLowerCase()
  return removals.flatMap(([what, pattern]) => [...plain.matchAll(pattern)].map(() => what))
}

/** Comments, and the texts of functions and of quoted values, change nothing by themselves. */
const withoutTexts = (sql: string) =>
  sql
    .replace(/--.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")

/** Applied before this rule; no line is added here. */
const past: Record<string, string[]> = {
  '0019_sign_in_buckets.sql': ['drops a column or constraint', 'takes away a default'],
}

test.each(files)('the migration %s only adds, so that the former version still runs on it', (file) => {
  expect(findRemovals(read(file))).toEqual(past[file] ?? [])
})

test.each([
  ['drop table vendors', 'drops a table, view, type or schema'],
  ['alter table vendors drop column slug', 'drops a column or constraint'],
  ['alter table vendors drop slug', 'drops something of a table'],
  ['alter table vendors rename column slug to handle', 'renames'],
  ['alter table vendors rename slug to handle', 'renames'],
  ['alter table vendors rename to stalls', 'renames'],
  ['alter table items alter column price type numeric', 'changes a type'],
  ['alter table items alter price set data type numeric', 'changes a type'],
  [
    'alter table items alter column price set not null',
    'requires a value that the former version does not write',
  ],
  ['alter table items alter column price drop default', 'takes away a default'],
  ['alter table items add column size integer not null', 'adds a column that needs a value'],
  [
    'alter table items add column a integer not null, add column b integer not null default 0',
    'adds a column that needs a value',
  ],
])('a planted "%s" is found', (sql, what) => {
  expect(findRemovals(`${sql};`)).toEqual([what])
})

test.each([
  'alter table items add column size integer not null default 0, add column b text',
  'alter table items alter column price drop not null',
  'create table stalls (id text primary key, name text not null)',
  'drop index items_by_name',
  "create function f() returns void language plpgsql as $$ begin execute 'drop table x'; end $$",
  "comment on table items is 'drop table items' -- drop table items",
])('"%s" is allowed', (sql) => {
  expect(findRemovals(`${sql};`)).toEqual([])
})
