import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))

/** The first commit whose program starts on a newer schema added this file. */
const SINCE = 'server/src/db/newer-schema.test.ts'

/** The tag of the former release, or until there is one the commit of `SINCE`; undefined where the clone has neither. */
export function findFormerRelease() {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^')
  return tag || git('log', '--diff-filter=A', '--format=%H', '--', SINCE).split('\n').at(-1) || undefined
}

/** The last commit of 0.1.0, which has no tag; undefined where the clone does not have it. */
export const findRelease010 = () => git('rev-parse', '--verify', '--quiet', '03de94e0^{commit}') || undefined

function git(...args: string[]) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

/** The program of that release with its own menu, and the dependencies and the web app of this one. */
export async function unpackRelease(release: string) {
  const folder = mkdtempSync(join(tmpdir(), 'thela-former-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const archive = join(folder, 'release.tar')
  await run('git', ['archive', '--output', archive, release], { cwd: root })
  await run('tar', ['-xf', archive, '-C', folder])
  linkDependencies(folder)
  symlinkSync(join(root, 'web/dist'), join(folder, 'web/dist'))
  await buildMenu(folder)
  return join(folder, 'server/src/main.ts')
}

async function buildMenu(folder: string) {
  if (readFileSync(join(folder, 'scripts/build.mjs'), 'utf8').includes('buildForTests')) {
    const build = "import { buildForTests } from './scripts/build.mjs'; await buildForTests()"
    await run(process.execPath, ['--input-type=module', '-e', build], { cwd: folder })
  } else {
    const vite = join(folder, 'node_modules/.bin/vite')
    for (const more of [[], ['--ssr', 'src/render.tsx'], ['--mode', 'frame']])
      await run(vite, ['build', '--logLevel', 'warn', ...more], { cwd: join(folder, 'menu') })
  }
}

/** Each package of the project is the release's, all others are ours. */
function linkDependencies(folder: string) {
  const [ours, theirs] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(theirs, '@thela'), { recursive: true })
  for (const name of readdirSync(ours))
    if (name === '.bin' || !/^(\.|@thela$)/.test(name)) symlinkSync(join(ours, name), join(theirs, name))
  for (const name of readdirSync(join(ours, '@thela')))
    symlinkSync(join(folder, name), join(theirs, '@thela', name))
}
