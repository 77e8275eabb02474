import { createSocket } from 'node:dgram'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { spread } from '../scripts/long.ts'
import { wholeBrowserPath } from './browser.ts'
import { connecting, hostOf, programsOf } from './connecting-templates.ts'
import { expect, longTest, test } from './fixtures.ts'
import {
  ALLOW_LOCAL_NETWORK,
  createMenuWithTemplate,
  dropFrameHeader,
  serveTemplate,
  startListener,
  waitForStart,
} from './hostile-menu.ts'
import type { Attack } from './hostile-templates.ts'

test.describe.configure({ mode: 'default', timeout: 600_000 })

let menu = ''

test.beforeAll(async ({ request, newVendor }) => {
  menu = (await createMenuWithTemplate(request, await newVendor())).menu
})

const some = Object.fromEntries(Object.entries(connecting).map(([kind, list]) => [kind, spread(list, 1)]))
const count = Object.values(some).flat().length

test(`${count} programs open no connection to a stranger and look up no name`, async ({ baseURL }) => {
  const reached = await reachedBy(some, `${baseURL}${menu}`)

  expect(reached).toEqual({ requests: [], connections: 0, calls: 0, names: [] })
})

longTest(
  'the proof sees connections and names when the list of connections is taken away on purpose',
  async ({ baseURL }) => {
    const list = {
      going: pick(connecting.going, ['location.href', 'meta refresh', 'frame', 'link outside the page']),
      hinting: pick(connecting.hinting, ['preconnect', 'dns-prefetch']),
    }
    const reached = await reachedBy(list, `${baseURL}${menu}`, (page) =>
      dropFrameHeader(page, 'connection-allowlist'),
    )

    expect(reached.requests).toEqual([])
    expect(reached.connections).toBeGreaterThanOrEqual(5)
    expect(reached.names).toEqual([...list.going, ...list.hinting].map(hostOf).toSorted())
  },
)

const pick = (list: Attack[], names: string[]) => list.filter(({ name }) => names.includes(name))

/** Runs all of them in a browser of its own and tells whom it connected to and which names it looked up. */
async function reachedBy(
  list: Record<string, Attack[]>,
  url: string,
  prepare?: (page: Page) => Promise<void>,
) {
  const stranger = await startListener()
  let calls = 0
  const ear = createSocket('udp4', () => calls++)
  await new Promise<void>((resolve) => ear.bind(0, '127.0.0.1', resolve))
  const folder = await mkdtemp(join(tmpdir(), 'thela-net-'))
  const log = join(folder, 'net.json')
  const context = await openLoggingBrowser(folder, log)

  // One after the other: a tab that is not in front does not paint, and then nothing starts.
  for (const program of programsOf(list, stranger.port)) {
    const page = await context.newPage()
    await prepare?.(page)
    await serveTemplate(page, program, { evil: '', ear: `127.0.0.1:${ear.address().port}` })
    await runToEnd(page, url)
  }
  await context.close()
  await stranger.close()
  ear.close()
  const names = new Set((await readFile(log, 'utf8')).match(/[a-z-]+\.stranger\.localhost/g))
  await rm(folder, { recursive: true, force: true })

  return {
    requests: stranger.heard,
    connections: stranger.connections.length,
    calls,
    names: [...names].toSorted(),
  }
}

/** Hints are followed in a profile that is kept, not in a private window; its log has every name and connection. */
const openLoggingBrowser = (folder: string, log: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: wholeBrowserPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      ALLOW_LOCAL_NETWORK,
      '--allow-loopback-in-peer-connection',
      `--log-net-log=${log}`,
    ],
  })

/** Until the program has run for a second: names and connections come at once or not at all. */
async function runToEnd(page: Page, url: string) {
  await waitForStart(page)
  await page.addInitScript(() => {
    if (window !== top) return
    localStorage.clear()
    addEventListener('message', ({ data }) => {
      if (data.started) Object.assign(window, { startedAt: performance.now() })
    })
  })
  await page.goto(url)
  await page.waitForFunction(() => performance.now() - (window as unknown as Started).startedAt > 1000)
  await page.unrouteAll({ behavior: 'wait' })
  await page.close()
}

type Started = { startedAt: number }
