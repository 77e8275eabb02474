import { createSocket } from 'node:dgram'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { type Attack, attacks, hostileFile } from './hostile-templates.ts'
import { followRouteHandlers } from './route-handlers.ts'
import { adminOf, harmlessTemplate } from './template-market.ts'
import { menuOf } from './vendor-menu.ts'

const DISH = 'Corn Bhel'

test.describe.configure({ mode: 'default', timeout: 120_000 })

/** A stranger who listens; every word that reaches him is written down. */
let stranger: Server
const heard: string[] = []
let evil = ''
/** The same stranger waits for calls. */
const ear = createSocket('udp4', () => heard.push('a call'))
/** A menu with an uploaded design; each attack takes the place of its code. */
let menu = ''

test.beforeAll(async ({ request, newVendor }) => {
  stranger = createServer((request, response) => {
    heard.push(request.url ?? '')
    response.setHeader('access-control-allow-origin', '*').end('got you')
  })
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  evil = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`
  await new Promise<void>((resolve) => ear.bind(0, '127.0.0.1', resolve))

  const vendor = await newVendor()
  const stall = menuOf(request, vendor)
  const { id: categoryId } = await stall.addCategory('Bhel')
  await stall.addItem({ name: DISH, categoryId, price: 40 })
  const templateId = `Hostile${vendor.id}`
  const admin = await adminOf(request)
  await admin.upload(templateId, harmlessTemplate)
  await admin.toggle(templateId, true)
  await admin.choose(vendor, templateId)
  menu = `/asha-chaat-house/${vendor.id}`
  await expect.poll(async () => (await request.get(menu)).text()).toContain('"frame"')
})

test.afterAll(async () => {
  ear.close()
  await new Promise((resolve) => stranger.close(resolve))
})

const { taking, ...reaching } = attacks

for (const [kind, list] of Object.entries(reaching)) {
  test(`${list.length} templates that do harm by ${kind} reach nobody, read nothing and lead nobody away`, async ({
    browser,
  }) => {
    const outcomes = await inGroups(list, 6, (attack) => suffer(browser, attack, { prepare: wait }))

    expect(outcomes).toEqual(list.map(({ name }) => ({ name, started: true, leaked: [], isHere: true })))
    expect(heard).toEqual([])
  })
}

test(`${taking.length} templates that take the menu away give it back within three seconds`, async ({
  browser,
}) => {
  const outcomes = await inGroups(taking, 3, (attack) => suffer(browser, attack))

  expect(outcomes).toMatchObject(taking.map(({ name }) => ({ name, leaked: [], isHere: true })))
  expect(heard).toEqual([])
})

test('the proof sees a policy that was loosened on purpose', async ({ browser }) => {
  const [fetching] = attacks.sending
  await suffer(browser, fetching as Attack, { prepare: wait, bypassCSP: true })

  await expect.poll(() => heard).toContain('/fetch')
  heard.length = 0
})

test('the proof hears a call when the policy or the script that forbids it was loosened on purpose', async ({
  browser,
}) => {
  const [between, within, bySheet] = attacks.calling
  const holes: [Attack | undefined, Setting][] = [
    [within, { prepare: wait, bypassCSP: true }],
    [between, { prepare: leave('RTCPeerConnection') }],
    [bySheet, { prepare: leave('XSLTProcessor') }],
  ]
  for (const [attack, setting] of holes) {
    await suffer(browser, attack as Attack, setting)
    await expect.poll(() => heard).toContain('a call')
    heard.length = 0
  }
})

test('the proof sees a sandbox that was loosened on purpose', async ({ browser }) => {
  const [storage] = attacks.reading
  const { leaked } = await suffer(browser, storage as Attack, { prepare: loosen })

  expect(leaked).toContain('a secret')
})

type Setting = { bypassCSP?: boolean; prepare?: (page: Page) => Promise<void> }

/** Opens the menu with this program in its frame, in a browser of its own, and tells what came of it. */
async function suffer(browser: Browser, attack: Attack, { bypassCSP, prepare }: Setting = {}) {
  const context = await browser.newContext({ bypassCSP })
  const handlers = followRouteHandlers(context)
  const page = await context.newPage()
  await page.addInitScript(watchMessages)
  await prepare?.(page)
  await page.route('**/t/tpl-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: hostileFile(attack, { evil, ear: `127.0.0.1:${ear.address().port}` }),
    })
  })
  await page.goto(menu)
  if (prepare) await page.waitForFunction(() => window.watched.started)
  await expect.poll(() => isReadable(page), { message: attack.name, timeout: 20_000 }).toBe(true)
  const { started, leaked } = await page.evaluate(() => window.watched)
  const isHere = new URL(page.url()).pathname === menu
  await handlers.end(30_000)
  await context.close()

  return { name: attack.name, started, leaked, isHere }
}

/** What a program does once it runs is asked here: a busy machine may take longer than a customer's three seconds. */
async function wait(page: Page) {
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window)
    window.setTimeout = ((work: () => void, ms?: number) =>
      set(work, ms === 3000 ? 60_000 : ms)) as typeof setTimeout
  })
}

declare global {
  interface Window {
    watched: { started: boolean; leaked: string[]; settledAt: number }
  }
}

/** Keeps what the frame says beside what it may say, and when three seconds have passed since it started. */
function watchMessages() {
  if (window !== top) return
  localStorage.setItem('secret', 'a secret')
  window.watched = { started: false, leaked: [], settledAt: performance.now() + 3000 }
  addEventListener('message', ({ data }) => {
    if (data.started) window.watched.started = true
    if (data.leaked !== undefined) window.watched.leaked.push(String(data.leaked))
  })
}

/** After three seconds: the dish in the frame if it took over, else the dish in the default layout. */
async function isReadable(page: Page) {
  const { isSettled, isFramed } = await page.evaluate(() => ({
    isSettled: performance.now() > window.watched.settledAt,
    isFramed: document.documentElement.classList.contains('framed'),
  }))
  if (!isSettled) return false
  if (!isFramed) return page.locator('#menu').getByText(DISH).first().isVisible()

  // A frame that hangs answers nobody: it does not count as readable until the page has taken it away.
  const inFrame = page.frameLocator('body > iframe').getByText(DISH).first()
  return inFrame.isVisible({ timeout: 1000 }).catch(() => false)
}

/** The frame with every right that it must never have. */
async function loosen(page: Page) {
  await wait(page)
  await page.addInitScript(() => {
    const set = Element.prototype.setAttribute
    Element.prototype.setAttribute = function (name, value) {
      if (name !== 'sandbox') set.call(this, name, value)
    }
  })
  await page.route(/\/t\/[0-9a-f]{32}$/, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
}

/** The frame with a script of ours that does not take this away. */
const leave = (name: string) => async (page: Page) => {
  await wait(page)
  await page.route('**/t/runtime-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(name, 'Nothing') })
  })
}

async function inGroups<T, R>(list: T[], size: number, work: (one: T) => Promise<R>) {
  const done: R[] = []
  for (let at = 0; at < list.length; at += size) {
    done.push(...(await Promise.all(list.slice(at, at + size).map(work))))
  }
  return done
}
