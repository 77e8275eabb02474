// npm run pictures: the pictures of the README and of /help, taken from a platform of its own with the demo street.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium, installChromium } from './chromium.mjs'
import { root } from './setup.mjs'

const PORT = 3990
/** A busy machine may take its time. */
const PATIENCE_MS = 120_000
const origin = `http://localhost:${PORT}`
const folder = join(root, 'docs/pictures')
const PASSWORD = 'Demo@1234'
const vendor = { kind: 'vendor', login: { phone: '+919900100001', password: PASSWORD } }
const admin = { kind: 'admin', login: { email: 'admin@thela.example', password: PASSWORD } }

await installChromium()
const executablePath = findChromium()
const dataDir = mkdtempSync(join(tmpdir(), 'thela-pictures-'))
const server = spawn(process.execPath, ['server/src/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, DEMO: '1' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
let browser
try {
  await isReady()
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  await takeAll()
} finally {
  await browser?.close()
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
}

function isReady() {
  return new Promise((ready, fail) => {
    server.stdout.on('data', (text) => String(text).includes('is ready') && ready())
    server.on('exit', () => fail(new Error('the platform stopped unexpectedly')))
  })
}

async function takeAll() {
  const phone = { width: 390, height: 844 }
  const desk = { width: 1440, height: 900 }
  mkdirSync(folder, { recursive: true })
  const menu = await take('menu', '/hiral-locho-house/demo-vendor', phone)
  const items = await take('items', '/dashboard/items', phone, vendor)
  const home = await take('dashboard', '/dashboard', desk, vendor)
  await compose([menu, home, items])
  await take('back-office', '/admin', desk, admin)
  await take('analytics', '/dashboard/analytics', desk, vendor)
  for (const language of ['en', 'hi', 'gu']) await takeHelp(language)
}

/** The screens that /help shows, as a phone in this language has them. */
async function takeHelp(language) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 640 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale: `${language}-IN`,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const shoot = async (name, path) => {
    if (path) await open(page, path)
    const file = join(root, 'web/public/help', language, `${name}.webp`)
    mkdirSync(dirname(file), { recursive: true })
    await sharp(await page.screenshot())
      .resize({ width: 585 })
      .webp({ quality: 60 })
      .toFile(file)
  }
  await shoot('register', '/auth/register')
  await shoot('menu', '/kashi-chaat-corner/kashi-chaat')
  await signIn(page, vendor)
  await shoot('dashboard', '/dashboard')
  await shoot('items', '/dashboard/items')
  await shoot('templates', '/dashboard/templates')
  await shoot('qr-code', '/dashboard/qr-code')
  await open(page, '/dashboard/items/add-dishes?kind=chaat')
  await tickDishes(page)
  await shoot('add-dishes')
  await context.close()
}

/** Until it has loaded, or long enough: the designs in small frames ask again and again. */
async function open(page, path) {
  await page.goto(origin + path)
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => {})
}

/** The first two dishes of the list, with their prices. */
async function tickDishes(page) {
  const dishes = page.getByRole('main').getByRole('checkbox')
  for (const [at, price] of ['30', '40'].entries()) {
    await dishes.nth(at).check()
    await page.locator('main input[inputmode=decimal]').nth(at).fill(price)
  }
  await page.evaluate(() => document.activeElement?.blur())
}

async function take(name, path, viewport, who) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  if (who) await signIn(page, who)
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.getByRole('heading').first().waitFor()
  const file = join(folder, `${name}.png`)
  await page.screenshot({ path: file })
  await context.close()
  return file
}

async function signIn(page, { kind, login }) {
  const answer = await page.request.post(`${origin}/api/auth/${kind}/login`, { data: login })
  const { token, user } = await answer.json()
  await page.goto(`${origin}/livez`)
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('thela-token', token)
      localStorage.setItem('thela-user', user)
    },
    [token, JSON.stringify(user)],
  )
}

/** The three beside each other on one quiet ground. */
async function compose([left, middle, right]) {
  const height = 640
  const [a, b, c] = await Promise.all(
    [left, middle, right].map((file) =>
      sharp(file).resize({ height }).png().toBuffer({ resolveWithObject: true }),
    ),
  )
  const gap = 40
  const width = a.info.width + b.info.width + c.info.width + gap * 4
  await sharp({ create: { width, height: height + gap * 2, channels: 3, background: '#f4efe8' } })
    .composite([
      { input: a.data, left: gap, top: gap },
      { input: b.data, left: gap * 2 + a.info.width, top: gap },
      { input: c.data, left: gap * 3 + a.info.width + b.info.width, top: gap },
    ])
    .png({ palette: true, quality: 90 })
    .toFile(join(folder, 'overview.png'))
}
