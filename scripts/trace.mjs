// npm run trace: which requirements no test names yet. `npm run trace -- AUTH REG` looks at those areas only.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './setup.mjs'

const areas = process.argv.slice(2)
const isWanted = (id) => areas.length === 0 || areas.includes(id.split('-')[0])

const required = [
  ...readFileSync(`${root}/docs/requirements.md`, 'utf8').matchAll(/^- \*\*([A-Z]{2,5}-\d{2,3})\*\* (.*)$/gm),
]
  .map(([, id, text]) => ({ id, text }))
  .filter(({ id }) => isWanted(id))
const named = new Set(readTests().flatMap((text) => text.match(/\b[A-Z]{2,5}-\d{2,3}\b/g) ?? []))
const missing = required.filter(({ id }) => !named.has(id))

for (const { id, text } of missing) console.log(`${id}  ${text}`)
console.log(`${required.length - missing.length} of ${required.length} requirements are named by a test.`)

function readTests() {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  return files
    .split('\n')
    .filter(Boolean)
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
}
