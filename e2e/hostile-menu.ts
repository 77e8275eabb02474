import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIRequestContext, chromium, type Page } from '@playwright/test'
import { wholeBrowserPath } from './browser.ts'
import { expect, type Vendor } from './fixtures.ts'
import { type Attack, hostileFile } from './hostile-templates.ts'
import { menuApi } from './menu-api.ts'
import { harmlessTemplate, templateAdmin } from './template-admin.ts'

export const DISH = 'Corn Bhel'

/** A menu with an uploaded template, whose code each test replaces, and the id of its item. */
export async function createMenuWithTemplate(request: APIRequestContext, vendor: Vendor) {
  const api = menuApi(request, vendor)
  const { id: categoryId } = await api.addCategory('Bhel')
  const { id: dishId } = await api.addItem({ name: DISH, categoryId, price: 40 })
  const templateId = `Hostile${vendor.id}`
  const admin = await templateAdmin(request)
  await admin.upload(templateId, harmlessTemplate)
  await admin.toggle(templateId, true)
  await admin.choose(vendor, templateId)
  const menu = `/asha-chaat-house/${vendor.id}`
  await expect.poll(async () => (await request.get(menu)).text()).toContain('"frame"')
  return { menu, dishId }
}

type Where = Parameters<typeof hostileFile>[1]

/** Replaces the uploaded template by a program, as the frame would get it. */
export const serveTemplate = (page: Page, attack: Attack, where: Where = { evil: '', ear: '' }) =>
  page.route('**/t/tpl-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: hostileFile(attack, where) })
  })

/** Serves the frame's document without this header. */
export async function dropFrameHeader(page: Page, name: string) {
  await page.route(/\/t\/[0-9a-f]{32}$/, async (route) => {
    const response = await route.fetch()
    const { [name]: _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
}

/** A frame whose document a test has rewritten counts as remote, and would need permission to reach this machine. */
export const ALLOW_LOCAL_NETWORK = '--disable-features=LocalNetworkAccessChecks'

export const launchUnrestrictedBrowser = () =>
  chromium.launch({
    executablePath: wholeBrowserPath,
    args: ['--no-sandbox', '--disable-gpu', '--allow-loopback-in-peer-connection', ALLOW_LOCAL_NETWORK],
  })

/** Raises the time limit of three seconds: on a busy machine a template may take longer to start. */
export async function waitForStart(page: Page) {
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window)
    window.setTimeout = ((work: () => void, ms?: number) =>
      set(work, ms === 3000 ? 60_000 : ms)) as typeof setTimeout
  })
}

/** A server on every address of this machine that records requests and bare connections. */
export async function startListener() {
  const heard: string[] = []
  const connections: number[] = []
  const server = createServer((request, response) => {
    heard.push(request.url ?? '')
    response.setHeader('access-control-allow-origin', '*').end('got you')
  })
  server.on('connection', ({ remotePort }) => connections.push(remotePort ?? 0))
  await new Promise<void>((resolve) => server.listen(0, resolve))

  return {
    port: (server.address() as AddressInfo).port,
    heard,
    connections,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
