// Draws web/public/og-*.png with the app's own parts. Run after a build, when words or art have changed.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

const root = fileURLToPath(new URL('..', import.meta.url))
const assets = `${root}web/dist/assets/`

const pictures = {
  home: { before: 'Your menu,', plate: 'one scan', after: 'away' },
  pricing: { before: 'Free, or', plate: '₹199', after: 'without ads' },
  contact: { before: 'Ask us', plate: 'anything' },
}

Object.assign(globalThis, { self: globalThis })
const { drawSharePicture } = await import(pathToFileURL(`${root}.cache/prerender/prerender.js`).href)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })

for (const [name, words] of Object.entries(pictures)) {
  await page.setContent(`<style>${styles()}</style><body>${drawSharePicture(words)}</body>`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${root}web/public/og-${name}.png` })
}
await browser.close()
process.exit(0)

/** The built stylesheet, with its fonts inside: the page has no address to load them from. */
function styles() {
  const sheet = readdirSync(assets).find((file) => /^index-.*\.css$/.test(file)) ?? ''
  return readFileSync(assets + sheet, 'utf8').replace(/url\(\/assets\/([^)]+\.woff2)\)/g, (_, font) => {
    const bytes = readFileSync(assets + font).toString('base64')
    return `url(data:font/woff2;base64,${bytes})`
  })
}
