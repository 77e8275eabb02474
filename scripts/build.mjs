// Builds the web app and the menu when their sources are newer than what was built.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fail, installIfNeeded, root, runNode, runTool } from './setup.mjs'

const sources = [
  'contract/src',
  'menu/src',
  'menu/vite.config.ts',
  'menu/package.json',
  'web/src',
  'web/public',
  'web/index.html',
  'web/studio.html',
  'web/vite.config.ts',
  'web/inline-boot.ts',
  'web/share-chunks.ts',
  'scripts/prerender.ts',
  'scripts/paint-first.ts',
  'package-lock.json',
]
const stamp = join(root, '.cache', 'built')

export async function buildIfStale() {
  if (!isStale()) return
  console.log('Building the web app and the menu …')
  rmSync(stamp, { force: true })
  await vite('menu', ['build', '--logLevel', 'warn'])
  await vite('menu', ['build', '--logLevel', 'warn', '--ssr', 'src/page/render.tsx'])
  await vite('menu', ['build', '--logLevel', 'warn', '--mode', 'frame'])
  await vite('web', ['build', '--logLevel', 'warn'])
  await vite('web', ['build', '--logLevel', 'warn', '--mode', 'studio'])
  await prerender()
  for (const folder of ['web/dist', 'menu/dist/client']) compress(join(root, folder))
  writeStamp()
}

async function vite(workspace, args) {
  const code = await runTool('vite', args, { cwd: join(root, workspace) })
  if (code !== 0) fail(`The build of ${workspace} failed; the reason stands above.`)
}

async function prerender() {
  const code = await runNode(['scripts/prerender.ts'])
  if (code !== 0) fail('The public pages could not be rendered; the reason stands above.')
}

function isStale() {
  if (!existsSync(stamp) || !existsSync(join(root, 'web/dist')) || !existsSync(join(root, 'menu/dist')))
    return true
  const builtAt = statSync(stamp).mtimeMs
  return sources.some((source) => newestIn(join(root, source)) > builtAt)
}

function newestIn(path) {
  if (!existsSync(path)) return 0
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

/** Files are compressed once here, as small as they get, not at every request. */
function compress(folder) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|webmanifest|json)$/.test(file)) continue
    const path = join(folder, file)
    const bytes = readFileSync(path)
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

function writeStamp() {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, new Date().toISOString())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installIfNeeded()
  await buildIfStale()
}
