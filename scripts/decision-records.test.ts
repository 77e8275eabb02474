import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../docs/decisions/', import.meta.url))
const names = globSync('*', { cwd: folder }).sort()

test.each(names)('the record %s has a number, a title and a status', (name) => {
  expect(findFaults(name, readFileSync(folder + name, 'utf8'))).toEqual([])
})

test('no two records have the same number', () => {
  const numbers = names.map((name) => name.slice(0, 3))

  expect(numbers).toEqual([...new Set(numbers)])
})

test('a record without a number, with another title than its file name, or without a status is found', () => {
  const good = "# 017 Split the menu's code, for once\n\nStatus: accepted\n\nText"
  const replaced = good.replace('accepted', 'superseded by [001](001-describe-endpoints-as-plain-objects.md)')
  const name = '017-split-the-menus-code-for-once.md'

  expect(findFaults(name, good)).toEqual([])
  expect(findFaults(name, replaced)).toEqual([])
  expect(findFaults(name, replaced.replaceAll('001', '999'))).toEqual(['status'])
  expect(findFaults(name, good.replace('accepted', 'done'))).toEqual(['status'])
  expect(findFaults(name, good.replace('Status: accepted\n\n', ''))).toEqual(['status'])
  expect(findFaults(name, good.replace('017 ', ''))).toEqual(['title'])
  expect(findFaults(name, good.replace('017', '018'))).toEqual(['file name'])
  expect(findFaults('017-another-title.md', good)).toEqual(['file name'])
})

function findFaults(name: string, text: string) {
  const [heading = '', , status = ''] = text.split('\n')
  const [, number, title] = /^# (\d{3}) ([A-Z].*[^.])$/.exec(heading) ?? []
  if (!number || !title) return ['title']

  const faults: string[] = []
  if (name !== `${number}-${toFileName(title)}.md`) faults.push('file name')
  if (!isStatus(status)) faults.push('status')
  return faults
}

function isStatus(line: string) {
  const [, , successor] = /^Status: (accepted|superseded by \[\d{3}\]\((.+)\))$/.exec(line) ?? []
  return line === 'Status: accepted' || names.includes(basename(successor ?? ''))
}

const toFileName = (title: string) =>
  title
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
