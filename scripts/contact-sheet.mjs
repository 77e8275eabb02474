// npm run contact-sheet: every template in every theme on a phone, each at three widths and with odd menus, as PNG.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { samplePage } from '../menu/src/testing/sample-page.ts'
import { findChromium, installChromium } from './chromium.mjs'
import { root } from './setup.mjs'

const { renderMenuPage, templateCatalogue } = await import(join(root, 'menu/dist/render.js'))

const folder = join(root, 'contact-sheet')
const origin = 'http://menu.example'
const phone = { width: 390, height: 844 }
const widths = [360, 768, 1280]
const dishes = ['chaat', 'dosa', 'biryani', 'curry', 'chai', 'idli', 'ghari', 'fried-rice']

const ordinary = samplePage(8)
const menus = {
  empty: samplePage(0, { categories: [] }),
  one: { ...ordinary, categories: firstOf(ordinary, 1) },
  eight: { ...ordinary, categories: firstOf(ordinary, 8) },
  plenty: samplePage(20),
  long: changeItems(samplePage(2), (item, n) => ({
    ...item,
    name:
      n % 2
        ? 'સુરતી ખમણ ઢોકળા સેવ ટમેટા નુ શાક અને લીલી ચટણી સાથે ફૂલ થાળી'
        : 'बनारसी टमाटर चाट, कुल्हड़ वाली, डबल मक्खन और अनारदाने के साथ',
    isFeatured: true,
    isPopular: true,
    originalPrice: 12_500,
    price: 10_999.5,
  })),
}
const pictured = changeItems(ordinary, (item, n) => ({
  ...item,
  imageUrl: n % 5 === 4 ? null : `/uploads/${dishes[n % dishes.length]}.webp`,
}))

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
await installChromium()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const template of [{ templateId: 'default', themes: [{ name: 'default' }] }, ...templateCatalogue]) {
  const { templateId } = template
  await photograph(templateId, template.themes.length)
  console.log(templateId)
}
await browser.close()

async function photograph(templateId, themes) {
  const themed = []
  for (let themeIndex = 0; themeIndex < themes; themeIndex++)
    themed.push(
      await take(`${templateId}-theme-${themeIndex}`, choose(pictured, templateId, themeIndex), phone),
    )
  for (const width of widths)
    await take(`${templateId}-${width}`, choose(pictured, templateId, 0), { width, height: 900 })
  const odd = []
  for (const [name, menu] of Object.entries(menus))
    odd.push(await take(`${templateId}-${name}`, choose(menu, templateId, 0), phone))

  await putSideBySide(`sheet-${templateId}-themes`, themed)
  await putSideBySide(`sheet-${templateId}-menus`, odd)
}

function choose(page, templateId, themeIndex) {
  return { ...page, template: templateId === 'default' ? null : { templateId, themeIndex } }
}

async function take(name, menu, viewport) {
  const file = join(folder, `${name}.png`)
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.route('**', (route) => answer(route, menu))
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 1)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: file })
  await context.close()
  return file
}

/** The whole platform of this page: the built menu and drawn pictures. */
function answer(route, menu) {
  const { pathname } = new URL(route.request().url())
  const script = /^\/assets\/menu\/(.+)$/.exec(pathname)?.[1]
  const picture = /^\/uploads\/([a-z-]+?)(-\d+)?\.webp$/.exec(pathname)?.[1]

  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: render(menu) })
  if (script) return route.fulfill({ path: join(root, 'menu/dist/client', script) })
  if (picture) return route.fulfill({ path: join(root, `server/src/demo/pictures/${picture}.svg`) })
  return route.fulfill({ status: 204 })
}

function render(menu) {
  const manifest = JSON.parse(readFileSync(join(root, 'menu/dist/client/.vite/manifest.json'), 'utf8'))
  const scriptUrl = `/assets/menu/${manifest['src/boot/hydrate.ts'].file}`
  return renderMenuPage(menu, { scriptUrl, origin, siteName: 'Thela' })
}

async function putSideBySide(name, files) {
  const gap = 24
  const width = files.length * (phone.width + gap) + gap
  const height = phone.height + 2 * gap
  await sharp({ create: { width, height, channels: 3, background: '#8a8a8a' } })
    .composite(files.map((input, n) => ({ input, left: gap + n * (phone.width + gap), top: gap })))
    .png({ palette: true })
    .toFile(join(folder, `${name}.png`))
}

function firstOf({ categories }, count) {
  const [first] = categories
  return first ? [{ ...first, menuItems: first.menuItems.slice(0, count) }] : []
}

function changeItems(page, change) {
  let n = 0
  return {
    ...page,
    categories: page.categories.map((category) => ({
      ...category,
      menuItems: category.menuItems.map((item) => change(item, n++)),
    })),
  }
}
