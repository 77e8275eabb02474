import { createSocket } from 'node:dgram'
import type { Browser, Page } from '@playwright/test'
import { spread } from '../scripts/long.ts'
import { expect, longTest, test } from './fixtures.ts'
import {
  createMenuWithTemplate,
  DISH,
  dropFrameHeader,
  launchUnrestrictedBrowser,
  serveTemplate,
  startListener,
  waitForStart as wait,
} from './hostile-menu.ts'
import { type Attack, attacks } from './hostile-templates.ts'
import { followRouteHandlers } from './route-handlers.ts'

test.describe.configure({ mode: 'default', timeout: 600_000 })

let stranger: Awaited<ReturnType<typeof startListener>>
let heard: string[] = []
let evil = ''
/** The same stranger waits for calls. */
const ear = createSocket('udp4', () => heard.push('a call'))
/** A menu with an uploaded design; each attack takes the place of its code. */
let menu = ''

test.beforeAll(async ({ request, newVendor }) => {
  stranger = await startListener()
  heard = stranger.heard
  evil = `http://127.0.0.1:${stranger.port}/`
  await new Promise<void>((resolve) => ear.bind(0, '127.0.0.1', resolve))
  menu = (await createMenuWithTemplate(request, await newVendor())).menu
})

test.afterAll(async () => {
  ear.close()
  await stranger.close()
})

const { taking: allTaking, ...reaching } = attacks
const taking = spread(allTaking, 3)

for (const [kind, all] of Object.entries(reaching)) {
  const list = spread(all, 3)
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

test('the proof sees a policy that was loosened on purpose', async () => {
  const [fetching] = attacks.sending
  const browser = await launchUnrestrictedBrowser()
  await suffer(browser, fetching as Attack, { prepare: openConnections, bypassCSP: true })

  await expect.poll(() => heard).toContain('/fetch')
  await browser.close()
  heard.length = 0
})

longTest(
  'the proof hears a call when the policy or the script that forbids it was loosened on purpose',
  async () => {
    const browser = await launchUnrestrictedBrowser()
    const [between, within, bySheet] = attacks.calling
    const holes: [Attack | undefined, Setting][] = [
      [within, { prepare: openConnections, bypassCSP: true }],
      [between, { prepare: leave('RTCPeerConnection') }],
      [bySheet, { prepare: leave('XSLTProcessor') }],
    ]
    for (const [attack, setting] of holes) {
      await suffer(browser, attack as Attack, setting)
      await expect.poll(() => heard).toContain('a call')
      heard.length = 0
    }
    await browser.close()
  },
)

longTest('the proof sees a sandbox that was loosened on purpose', async ({ browser }) => {
  const [storage] = attacks.reading
  const { leaked } = await suffer(browser, storage as Attack, { prepare: loosen })

  expect(leaked).toContain('a secret')
})

type Setting = { bypassCSP?: boolean; prepare?: (page: Page) => Promise<void> }

/** Opens the menu with this program in its frame, in a browser of its own, and tells what came of it. */
async function suffer(browser: Browser, attack: Attack, { bypassCSP, prepare }: Setting = {}) {
  const context = await browser.newContext({ bypassCSP, baseURL: test.info().project.use.baseURL })
  const handlers = followRouteHandlers(context)
  const page = await context.newPage()
  await page.addInitScript(watchMessages)
  await prepare?.(page)
  await serveTemplate(page, attack, { evil, ear: `127.0.0.1:${ear.address().port}`, waitsForGo: true })
  await page.goto(menu)
  if (prepare) await page.waitForFunction(() => window.watched.started)
  await expect.poll(() => isReadable(page), { message: attack.name, timeout: 60_000 }).toBe(true)
  const { started, leaked } = await page.evaluate(() => window.watched)
  const isHere = new URL(page.url()).pathname === menu
  await handlers.end(30_000)
  await context.close()

  return { name: attack.name, started, leaked, isHere }
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
  addEventListener('message', ({ data, source }) => {
    if (data.started) {
      window.watched.started = true
      source?.postMessage('go', { targetOrigin: '*' })
    }
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
  await dropFrameHeader(page, 'content-security-policy')
}

/** The frame without the second wall, which would hide a hole in the first. */
async function openConnections(page: Page) {
  await wait(page)
  await dropFrameHeader(page, 'connection-allowlist')
}

/** The frame with a script of ours that does not take this away. */
const leave = (name: string) => async (page: Page) => {
  await openConnections(page)
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
