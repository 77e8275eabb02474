import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type LanguageCode, languageCodes } from '@thela/contract/values/languages'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../../../scripts/long.ts'
import { templates } from '../templates/templates.ts'
import { samplePage, sampleVendor } from '../testing/sample-page.ts'

// The client and the renderer are built as for production, so that the sizes are the real ones.
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

/** Caches the sizes, because compressing the files that templates share takes over a second. */
async function fileSize(file: string) {
  const size = knownSizes.get(file) ?? brotliSize(await readFile(join(folder, 'client', file)))
  knownSizes.set(file, size)
  return size
}

const pageSize = (templateId: string, itemsPerCategory: number, vendor = sampleVendor()) =>
  brotliSize(
    renderMenuPage(
      { ...samplePage(itemsPerCategory, { vendor }), template: { templateId, themeIndex: 0 } },
      options,
    ),
  )

const sizeIn = (language: LanguageCode, templateId: string) =>
  brotliSize(
    renderMenuPage(
      {
        ...samplePage(10),
        template: { templateId, themeIndex: 0 },
        languages: { language, all: [language] },
      },
      options,
    ),
  )

const designs = Object.keys(templates)

test.each(designs)('a menu in %s is small enough to show quickly on slow 3G', (id) => {
  expect(pageSize(id, 10), '100 dishes').toBeLessThanOrEqual(9_000)
  expect(pageSize(id, 20), '200 dishes').toBeLessThanOrEqual(14_000)
})

test.each(languageCodes)(
  'a menu in %s is as small as in English, and loads its own words only [LANG-11]',
  async (language) => {
    for (const id of designsIn(language)) expect(sizeIn(language, id), id).toBeLessThanOrEqual(9_000)

    const words = manifest[`../words/${language}/menu.ts`]
    expect(await fileSize(words?.file ?? '')).toBeLessThanOrEqual(1_100)
    for (const key of Object.keys(manifest).filter((key) => key.startsWith(`../words/${language}/`)))
      expect(filesOf(Object.keys(manifest).filter((other) => other !== key))).not.toContain(
        manifest[key]?.file,
      )
  },
)

/** All in `npm run test:long`, else two, which differ from language to language. */
function designsIn(language: LanguageCode) {
  const first = 2 * languageCodes.indexOf(language)
  return isLong ? designs : [first, first + 1].map((n) => designs[n % designs.length] as string)
}

test.each(['default-layout', 'ModernMinimal', 'TemplateSkeleton'])(
  'a cover does not make the page of %s too large',
  (id) => {
    const vendor = sampleVendor({ coverImageUrl: '/uploads/vendor-covers/k7m2x9p4w8qa/9f8e7d6c5b4a.webp' })
    expect(pageSize(id, 10, vendor), '100 dishes').toBeLessThanOrEqual(9_000)
  },
)

test('the JavaScript of a menu is at most 70 KB with any template', async () => {
  const templateFiles = Object.keys(manifest).filter((key) => /^src\/templates\/.*\/template\.tsx$/.test(key))
  expect(templateFiles).toHaveLength(designs.length)

  for (const templateFile of templateFiles) {
    const files = filesOf(['src/boot/hydrate.ts', 'src/app/hydrate-menu.tsx', templateFile])
    const sizes = await Promise.all([...files].map(fileSize))
    expect(
      sizes.reduce((sum, size) => sum + size),
      templateFile,
    ).toBeLessThanOrEqual(70_000)
  }
})

test('the entry file imports nothing statically', () => {
  expect(manifest['src/boot/hydrate.ts']?.imports ?? []).toEqual([])
})

test('the code of ads is a small separate file that no other file imports statically', async () => {
  const ads = manifest['src/ads/fill-slots.tsx']?.file ?? ''
  const others = Object.keys(manifest).filter((key) => manifest[key]?.file !== ads)

  expect(filesOf(others)).not.toContain(ads)
  expect(await fileSize(ads)).toBeLessThanOrEqual(6_000)
})

test('what finds a dish in another script is at most 2 KB that no other file imports statically', async () => {
  const search = manifest['src/later/search-sections.ts']?.file ?? ''
  const others = Object.keys(manifest).filter((key) => manifest[key]?.file !== search)

  expect(filesOf(others)).not.toContain(search)
  expect(await fileSize(search)).toBeLessThanOrEqual(2_000)
})

test('an order slip is a separate file of at most 6 KB, and the code of its QR code is in none of the others', async () => {
  const slip = manifest['src/slip/start-slip.ts']?.file ?? ''
  const others = Object.keys(manifest).filter((key) => manifest[key]?.file !== slip)

  expect(filesOf(others)).not.toContain(slip)
  expect(await fileSize(slip)).toBeLessThanOrEqual(6_000)
  const code = Object.keys(manifest).filter((key) => key.includes('qrcode'))
  expect(code).toHaveLength(1)
  expect(filesOf(Object.keys(manifest).filter((key) => !code.includes(key)))).not.toContain(
    manifest[code[0] ?? '']?.file,
  )
})

test('diets and allergens are a file of at most 2 KB, and words of 700 bytes, that no other file imports statically', async () => {
  const diets = manifest['src/diet/load-diets.tsx']?.file ?? ''
  const others = Object.keys(manifest).filter((key) => manifest[key]?.file !== diets)

  expect(filesOf(others)).not.toContain(diets)
  expect(await fileSize(diets)).toBeLessThanOrEqual(2_000)
  for (const language of languageCodes) {
    const words = manifest[`../words/${language}/menu-diet.ts`]?.file ?? ''
    expect(await fileSize(words), language).toBeLessThanOrEqual(700)
  }
})

test('no file contains zod', async () => {
  const files = (await readdir(join(folder, 'client'))).filter((file) => file.endsWith('.js'))
  const code = await Promise.all(
    [join(folder, 'render.js'), ...files.map((file) => join(folder, 'client', file))].map((file) =>
      readFile(file, 'utf8'),
    ),
  )

  expect(code.filter((text) => text.includes('ZodError') || text.includes('invalid_type'))).toEqual([])
})

test('there are no separate style sheets', async () => {
  const files = await readdir(join(folder, 'client'))

  expect(files.filter((file) => file.endsWith('.css'))).toEqual([])
})

/** The files of these entries and everything they import. */
function filesOf(keys: string[], found = new Set<string>()) {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file)) continue

    found.add(chunk.file)
    filesOf(chunk.imports ?? [], found)
  }
  return found
}
