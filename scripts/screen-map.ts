import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The table in ARCHITECTURE.md: each address of the web app, its page, and where the calls it makes are answered. */
export function writeScreenMap() {
  const rows = listScreens().map(({ address, page }) => {
    const calls = listCalls(page)
    const rooms = [...new Set(calls.flatMap(findFeatures))].sort()
    return `| \`${address}\` | \`${page.replace('web/src/', '')}\` | ${[...new Set(calls.map(apiOf))].sort().join(', ')} | ${rooms.join(', ')} |`
  })
  return [
    '| Address | Page in `web/src` | Contract | Answered in `server/src/features` |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** In the order of the route files. */
function listScreens() {
  const files = globSync('web/src/app/routes/*-routes.tsx', { cwd: root }).sort()
  return files.flatMap((file) =>
    [...read(file).matchAll(/path: '([^']+)'(?:(?!createRoute\()[\s\S])*?import\('([^']+)'\)/g)].map(
      ([, address = '', page = '']) => ({ address, page: join(dirname(file), page) }),
    ),
  )
}

/** The calls that a page and everything it imports make, as `itemsApi.create`. */
function listCalls(page: string) {
  const seen = new Set<string>()
  const calls = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const text = read(file)
    for (const call of callsIn(text)) calls.add(call)
    for (const [, target = ''] of text.matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g))
      visit(join(dirname(file), target))
  }
  visit(page)
  return [...calls].sort()
}

/** `itemsApi.create`; or `itemsApi` alone, where a file takes several calls out of it by name. */
function callsIn(text: string) {
  const calls = text.match(/\b[a-z]\w*Api\.\w+/g) ?? []
  const apis = text.match(/\b[a-z]\w*Api\b/g) ?? []
  return [...calls, ...apis.filter((api) => !calls.some((call) => call.startsWith(`${api}.`)))]
}

const apiOf = (call: string) => `\`${call.split('.')[0]}\``

/** The features of the server that answer a call: those whose routes name it, or its whole api. */
function findFeatures(call: string) {
  const naming = (name: RegExp) => routes.filter(({ text }) => name.test(text)).map(({ room }) => room)
  const [api] = call.split('.')
  const exact = naming(new RegExp(`\\b${call}\\b`))
  return exact.length > 0 ? exact : naming(new RegExp(`\\b${api}\\b`))
}

const routes = globSync('server/src/features/**/routes.ts', { cwd: root }).map((file) => ({
  room: relative('server/src/features', dirname(file)),
  text: read(file),
}))
