import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = globSync(['*', '{bench,contract,deploy,docs,e2e,menu,scripts,server,web,words}/**'], {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
})
// Names in docs/renames.md are gone on purpose.
const pages = globSync(['*.md', 'docs/*.md', 'docs/{decisions,spec}/*.md'], { cwd: root }).filter(
  (page) => page !== 'docs/requirements.md' && page !== 'docs/renames.md',
)

test.each(pages)('every path that %s names exists', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const paths = [
    ...text.matchAll(/`((?:contract|server|web|menu|e2e|bench|scripts|docs|deploy|words)\/[\w./-]+)`/g),
  ].map(([, path]) => path ?? '')

  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

// STYLE.md names files that are examples.
test.each(pages.filter((page) => page !== 'STYLE.md'))(
  'every file and command that %s names exists',
  (page) => {
    const text = readFileSync(join(root, page), 'utf8')
    const names = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|html|css))`/g)].map(([, name]) => name ?? '')
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, command]) => command ?? '')
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

    expect(names.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([])
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  },
)

test('the README lists every setting that the program reads, and no other', () => {
  const program = readFileSync(join(root, 'server/src/config.ts'), 'utf8')
  const settings = [...program.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name)
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const rows = [...readme.matchAll(/^\| (`[A-Z][A-Z0-9_`, ]+`) \|/gm)].map(([, names = '']) => names)
  const told = rows.flatMap((names) => names.match(/[A-Z][A-Z0-9_]+/g) ?? [])

  expect(told.sort()).toEqual(settings.sort())
})

describe('product decisions', () => {
  const defined = [
    ...readFileSync(join(root, 'docs/spec/decisions.md'), 'utf8').matchAll(/^- \*\*(DEC-\d{3})\*\*/gm),
  ].map(([, id = '']) => id)

  test('each is defined once, numbered without a gap', () => {
    expect(defined.toSorted()).toEqual(defined.map((_, n) => `DEC-${String(n + 1).padStart(3, '0')}`))
  })

  test('every decision that code, tests or documents cite is defined', () => {
    const sources = files.filter((file) => /\.(ts|tsx|mjs|sql|md|css)$/.test(file))
    const cited = sources.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/DEC-\d+/g)].map(([id]) => ({ file, id })),
    )
    const known = new Set(defined)

    expect(cited.length).toBeGreaterThan(100)
    expect(cited.filter(({ id }) => !known.has(id))).toEqual([])
  })
})
