import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { format, type Row, type Scale } from './scale.ts'

const page = new URL('../../docs/capacity.md', import.meta.url)
const PLACE = /(?<=<!-- measured -->\n)[\s\S]*?(?=\n<!-- end of measured -->)/

/** The command, the machine and the day, for the line above the table. */
export function describeRun({ vendors, items, events, days }: Scale, note: string) {
  const command = `npm run bench -- capacity --vendors ${vendors} --items ${items} --events ${events} --days ${days}`
  const size = `${format(vendors)} vendors, ${format(items)} items and ${format(events)} events of ${days} days`
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}`
  const day = new Date().toISOString().slice(0, 10)
  return `Measured with ${size} on ${day}, ${machine}: \`${command}\`.${note ? ` ${note}` : ''}`
}

export function formatTable(description: string, rows: Row[]) {
  const lines = rows.map(({ group, what, result }) => `| ${group} | ${what} | ${result} |`)
  return [description, '', '| Part | What | Result |', '|---|---|---|', ...lines].join('\n')
}

export function writeTable(table: string) {
  const text = readFileSync(page, 'utf8')
  if (!PLACE.test(text)) throw new Error('docs/capacity.md has no place for the table.')
  writeFileSync(
    page,
    text.replace(PLACE, () => table),
  )
}
