// Builds the web app and the menu when their sources are newer than what was built.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { fail, installIfNeeded, root, runNode, runTool } from './setup.mjs'

const words = join(root, 'words')
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const menu = {
  name: 'the menu',
  folder: join(root, 'menu/dist'),
  stamp: join(root, '.cache/built-menu'),
  sources: [
    'contract/src',
    'words',
    'menu/src',
    'menu/vite.config.ts',
    'menu/package.json',
    'package-lock.json',
  ],
  build: buildMenu,
}
const web = {
  name: 'the web app',
  folder: join(root, 'web/dist'),
  stamp: join(root, '.cache/built-web'),
  sources: [
    'contract/src',
    'words',
    'menu/src',
    'web/src',
    'web/public',
    'web/index.html',
    'web/studio.html',
    'web/vite.config.ts',
    'web/inline-boot.ts',
    'web/share-chunks.ts',
    'web/direct-icons.ts',
    'web/inline-helpers.ts',
    'web/without-schemas.ts',
    'scripts/prerender.ts',
    'scripts/paint-first.ts',
    'package-lock.json',
  ],
  build: buildWeb,
}

export async function buildIfStale() {
  for (const part of [menu, web]) if (isStale(part)) await build(part)
}

/** Server tests need the current menu; any build of the web app will do. */
export async function buildForTests() {
  if (isStale(menu)) await build(menu)
  if (!isBuilt(web)) await build(web)
}

async function build(part) {
  console.log(`Building ${part.name} …`)
  rmSync(part.stamp, { force: true })
  await part.build()
  mkdirSync(dirname(part.stamp), { recursive: true })
  writeFileSync(part.stamp, new Date().toISOString())
}

async function buildMenu() {
  await vite('menu', ['build', '--logLevel', 'warn'])
  await vite('menu', ['build', '--logLevel', 'warn', '--ssr', 'src/page/render.tsx'])
  await vite('menu', ['build', '--logLevel', 'warn', '--mode', 'frame'])
  await vite('menu', ['build', '--logLevel', 'warn', '--mode', 'offline'])
  await compress(join(root, 'menu/dist/client'))
}

async function buildWeb() {
  rmSync(web.folder, { recursive: true, force: true })
  for (const language of interfaceLanguages()) await buildLanguage(language)
  await vite('web', ['build', '--logLevel', 'warn', '--mode', 'studio'])
  await compress(web.folder)
}

/** Those that have all texts; the others have those of menus only. */
const interfaceLanguages = () =>
  readdirSync(words).filter((language) => existsSync(join(words, language, 'dashboard')))

/** Each language has pages of its own; files whose content is the same have the same name in all of them. */
async function buildLanguage(language) {
  const built = join(root, '.cache/web', language)
  await vite('web', ['build', '--logLevel', 'warn', '--outDir', built, '--emptyOutDir'], {
    LANGUAGE: language,
  })
  await prerender(language)

  const pages = join(web.folder, 'languages', language)
  mkdirSync(pages, { recursive: true })
  for (const part of ['index.html', 'site']) renameSync(join(built, part), join(pages, part))
  cpSync(built, web.folder, { recursive: true })
  rmSync(built, { recursive: true })
}

/** A test that builds has another NODE_ENV. */
const production = { NODE_ENV: 'production' }

async function vite(workspace, args, env) {
  const code = await runTool('vite', args, { cwd: join(root, workspace), env: { ...production, ...env } })
  if (code !== 0) fail(`The build of ${workspace} failed. See the error above.`)
}

async function prerender(language) {
  const code = await runNode(['scripts/prerender.ts'], { env: { ...production, LANGUAGE: language } })
  if (code !== 0) fail('The public pages could not be rendered. See the error above.')
}

function isStale(part) {
  if (!isBuilt(part)) return true
  const builtAt = statSync(part.stamp).mtimeMs
  return part.sources.some((source) => newestIn(join(root, source)) > builtAt)
}

const isBuilt = ({ stamp, folder }) => existsSync(stamp) && existsSync(folder)

function newestIn(path) {
  if (!existsSync(path)) return 0
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

/** Files are compressed here once, as small as possible, not at every request; on all cores. */
async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => /\.(js|css|html|svg|webmanifest|json)$/.test(file))
  await Promise.all(texts.map((file) => compressFile(join(folder, file))))
}

async function compressFile(path) {
  const bytes = readFileSync(path)
  const small = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }
  const [br, gz] = await Promise.all([brotli(bytes, small), gzip(bytes, { level: 9 })])
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gz)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installIfNeeded()
  await buildIfStale()
}
