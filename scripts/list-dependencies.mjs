// npm run dependencies: rewrites docs/dependencies.md. npm run check: reports what is wrong with it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const PAGE = 'docs/dependencies.md'

/** Licences under which we may distribute our program; LGPL and EPL as libraries that are used unchanged. */
const allowed = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 EPL-2.0 ISC LGPL-3.0-or-later MIT MIT-0 OFL-1.1 Unlicense'.split(
    ' ',
  ),
)

/** The page, and the problems with these dependencies. */
export function listDependencies(lock, reasons) {
  const packages = Object.entries(lock.packages)
  const workspaces = packages.filter(([path]) => !path.includes('node_modules/'))
  const direct = new Map()
  for (const [path, { dependencies = {} }] of workspaces) {
    for (const name of Object.keys(dependencies)) {
      if (!lock.packages[`node_modules/${name}`]?.link)
        direct.set(name, [...(direct.get(name) ?? []), path || 'root'])
    }
  }
  const installed = packages
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version, license }]) => ({ path, name: nameOf(path), version, license }))
    .sort((a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`, 'en'))

  return { page: write(direct, installed, reasons), faults: findFaults(direct, installed, reasons) }
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

function findFaults(direct, installed, reasons) {
  return [
    ...installed
      .filter(({ license }) => !isAllowed(license))
      .map(({ name, version, license }) =>
        license
          ? `${name} ${version} has the licence ${license}, which we may not distribute.`
          : `${name} ${version} does not say its licence.`,
      ),
    ...[...direct.keys()]
      .filter((name) => !reasons[name])
      .map((name) => `${name} has no reason in scripts/dependency-reasons.json.`),
    ...Object.keys(reasons)
      .filter((name) => !direct.has(name))
      .map((name) => `${name} has a reason in scripts/dependency-reasons.json and is no dependency.`),
  ]
}

/** An SPDX expression: one of the alternatives must be allowed in all its parts. */
export const isAllowed = (license) =>
  typeof license === 'string' &&
  license
    .replace(/[()]/g, '')
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((part) => allowed.has(part.trim())))

function write(direct, installed, reasons) {
  // Where two versions are needed, the one that a workspace uses lies in its own folder.
  const usedBy = (name, users) =>
    installed.find(({ path }) => users.some((user) => path === `${user}/node_modules/${name}`)) ??
    installed.find((one) => one.name === name) ??
    {}
  const isOurs = ({ name, version }) => direct.has(name) && usedBy(name, direct.get(name)).version === version
  const ours = [...direct]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, users]) => {
      const { version = '', license = '' } = usedBy(name, users)
      return `| ${name} | ${version} | ${license} | ${users.join(', ')} | ${reasons[name] ?? ''} |`
    })
  const others = installed
    .filter((one) => !isOurs(one))
    .map(({ name, version, license }) => `| ${name} | ${version} | ${license ?? ''} |`)

  return `# Dependencies

Generated from \`package-lock.json\` and \`scripts/dependency-reasons.json\` by \`npm run dependencies\`; \`npm run check\` fails when this page is out of date, when a licence is unknown or does not let us distribute the program (such as GPL and AGPL), and when a direct dependency has no reason. Dependencies that are used only to build and test are not listed.

## Ours

| Package | Version | Licence | Used by | Reason |
|---|---|---|---|---|
${ours.join('\n')}

## Theirs

| Package | Version | Licence |
|---|---|---|
${[...new Set(others)].join('\n')}
`
}

const read = (file) => readFileSync(join(root, file), 'utf8')

/** Prints the problems; returns the exit code. */
export function checkDependencies() {
  const { page, faults } = current()
  const stale = read(PAGE) === page ? [] : [`${PAGE} is out of date. Run: npm run dependencies`]
  for (const fault of [...faults, ...stale]) console.error(fault)
  return faults.length + stale.length > 0 ? 1 : 0
}

const current = () =>
  listDependencies(JSON.parse(read('package-lock.json')), JSON.parse(read('scripts/dependency-reasons.json')))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(root, PAGE), current().page)
  process.exit(checkDependencies())
}
