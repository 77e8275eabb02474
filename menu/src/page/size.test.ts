import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { templates } from '../templates/templates.ts'
import { samplePage } from '../testing/sample-page.ts'

// Both doors are built here as for production, so that the bytes are the ones a customer waits for.
const root = join(import.meta.dirname, '../..')
const options = {
  scriptUrl: '/assets/menu/hydrate-3f9a1c2b.js',
  origin: 'https://thela.example',
  siteName: 'Thela',
}
let folder = ''
let renderMenuPage: typeof import('./render.tsx')['renderMenuPage']

type Chunk = { file: string; imports?: string[] }
let manifest: Record<string, Chunk> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'menu-size-'))
  const quiet = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' } as const
  await build({ ...quiet, build: { outDir: join(folder, 'client'), emptyOutDir: true } })
  await build({ ...quiet, build: { ssr: 'src/page/render.tsx', outDir: folder } })

  renderMenuPage = (await import(join(folder, 'render.js'))).renderMenuPage
  manifest = JSON.parse(await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const brotliSize = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

const knownSizes = new Map<string, number>()

/** What all templates share is compressed once: that takes a second and more. */
async function fileSize(file: string) {
  const size = knownSizes.get(file) ?? brotliSize(await readFile(join(folder, 'client', file)))
  knownSizes.set(file, size)
  return size
}

const pageSize = (templateId: string, itemsPerCategory: number) =>
  brotliSize(
    renderMenuPage({ ...samplePage(itemsPerCategory), template: { templateId, themeIndex: 0 } }, options),
  )

test.each(Object.keys(templates))('a menu in %s is small enough for the first moment on slow 3G', (id) => {
  expect(pageSize(id, 10), '100 dishes').toBeLessThanOrEqual(9_000)
  expect(pageSize(id, 20), '200 dishes').toBeLessThanOrEqual(14_000)
})

test('all the script of a menu, whatever its template, is at most 70 KB', async () => {
  const templateFiles = Object.keys(manifest).filter((key) => /^src\/templates\/.*\/template\.tsx$/.test(key))
  expect(templateFiles).toHaveLength(Object.keys(templates).length)

  for (const templateFile of templateFiles) {
    const files = filesOf(['src/boot/hydrate.ts', 'src/app/hydrate-menu.tsx', templateFile])
    const sizes = await Promise.all([...files].map(fileSize))
    expect(
      sizes.reduce((sum, size) => sum + size),
      templateFile,
    ).toBeLessThanOrEqual(70_000)
  }
})

test('the entry of the script loads nothing else until it is wanted', () => {
  expect(manifest['src/boot/hydrate.ts']?.imports ?? []).toEqual([])
})

test('the code of ads is a small file of its own that no other waits for', async () => {
  const ads = manifest['src/ads/fill-slots.tsx']?.file ?? ''
  const others = Object.keys(manifest).filter((key) => manifest[key]?.file !== ads)

  expect(filesOf(others)).not.toContain(ads)
  expect(await fileSize(ads)).toBeLessThanOrEqual(6_000)
})

test('schemas stay on the server: no file has zod in it', async () => {
  const files = (await readdir(join(folder, 'client'))).filter((file) => file.endsWith('.js'))
  const code = await Promise.all(
    [join(folder, 'render.js'), ...files.map((file) => join(folder, 'client', file))].map((file) =>
      readFile(file, 'utf8'),
    ),
  )

  expect(code.filter((text) => text.includes('ZodError') || text.includes('invalid_type'))).toEqual([])
})

test('no style sheet is left for a browser to ask for', async () => {
  const files = await readdir(join(folder, 'client'))

  expect(files.filter((file) => file.endsWith('.css'))).toEqual([])
})

/** These and all they import. */
function filesOf(keys: string[], found = new Set<string>()) {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file)) continue

    found.add(chunk.file)
    filesOf(chunk.imports ?? [], found)
  }
  return found
}
