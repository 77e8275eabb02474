import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isLong } from './long.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The beginning of every row that the script writes. */
const rows = [
  'Disk | events',
  'Disk | vendor_days',
  'Disk | category_days and item_days',
  'Disk | visitor_days and daily_visitors',
  'Disk | sums of the night',
  'Disk | menu_items',
  'Disk | categories',
  'Disk | vendors',
  'Disk | audit_logs',
  'Disk | whole database',
  'Start | with the last ',
  'Administrator | analytics, before the sums of the night',
  'Administrator | notifications, before the sums of the night',
  'Night | sums of a day and of all periods',
  'Start | with nothing to migrate',
  'Memory | after the start',
  'Vendor with the most visits | home',
  'Vendor with the most visits | items',
  'Vendor with the most visits | analytics of 30 days',
  'Administrator | dashboard',
  'Administrator | vendors, page 1',
  'Administrator | vendors, last page',
  'Administrator | analytics of 30 days',
  'Administrator | notifications, page 1',
  'Administrator | audit log, page 1',
  'Administrator | audit log, last page',
  'Customer | menu, not in the cache',
  'Customer | menu from the cache',
  'Customer | search for stalls: chaat',
  'Customer | search for stalls: dosa and a city',
  'Backup | made and read back',
  'Backup | restored on an empty machine and compared',
]

const namesOf = (table: string) =>
  rows.filter((name) => table.split('\n').some((line) => line.startsWith(`| ${name}`)))

test('docs/capacity.md holds a whole run with 100 million events, and what follows from it [NODE-09]', () => {
  const page = readFileSync(`${root}docs/capacity.md`, 'utf8')

  expect(page).toContain('Measured with 100,000 vendors, 3,000,000 items and 100,000,000 events')
  expect(namesOf(page)).toEqual(rows)
  for (const part of [
    'What grows with what',
    'On paper: a million vendors and a billion visits a month',
    'Where the next limit is',
  ])
    expect(page).toContain(`## ${part}\n`)
  expect(page).toContain('| Machines | Cores | Memory | Disk | Rupees a month |')
})

// Starts the program several times: part of npm run test:long.
test.skipIf(!isLong)(
  'a script fills a platform of the given size and measures all of it [NODE-09]',
  {
    timeout: 900_000,
  },
  async () => {
    const size = ['--vendors', '50', '--items', '500', '--events', '5000', '--days', '3', '--rounds', '2']
    const { stdout } = await promisify(execFile)(process.execPath, ['bench/capacity.ts', ...size], {
      cwd: root,
    })

    expect(namesOf(stdout)).toEqual(rows)
    expect(stdout).toContain('50 vendors, 500 items and 5,000 events')
    expect(stdout).toMatch(/\| events \| 5,0\d\d rows, /)
    expect(stdout).toMatch(/\| menu_items \| 500 rows, /)
    expect(stdout).not.toContain('failed')
  },
)
