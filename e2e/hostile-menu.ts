import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIRequestContext, chromium, type Page } from '@playwright/test'
import { expect, type Vendor } from './fixtures.ts'
import { type Attack, hostileFile } from './hostile-templates.ts'
import { adminOf, harmlessTemplate } from './template-market.ts'
import { menuOf } from './vendor-menu.ts'

export const DISH = 'Corn Bhel'

/** A menu with an uploaded design, whose code each test replaces; the id of its dish. */
export async function openStall(request: APIRequestContext, vendor: Vendor) {
  const stall = menuOf(request, vendor)
  const { id: categoryId } = await stall.addCategory('Bhel')
  const { id: dishId } = await stall.addItem({ name: DISH, categoryId, price: 40 })
  const templateId = `Hostile${vendor.id}`
  const admin = await adminOf(request)
  await admin.upload(templateId, harmlessTemplate)
  await admin.toggle(templateId, true)
  await admin.choose(vendor, templateId)
  const menu = `/asha-chaat-house/${vendor.id}`
  await expect.poll(async () => (await request.get(menu)).text()).toContain('"frame"')
  return { menu, dishId }
}

type Where = Parameters<typeof hostileFile>[1]

/** Puts a program in the place of the uploaded one, as the frame would get it. */
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

/** A frame whose document a test has rewritten counts as one from outside, which would have to ask to come here. */
export const LETS_OUTSIDERS_IN = '--disable-features=LocalNetworkAccessChecks'

export const launchOpenBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--allow-loopback-in-peer-connection', LETS_OUTSIDERS_IN],
  })

/** What a program does once it runs is asked here: a busy machine may take longer than a customer's three seconds. */
export async function waitForStart(page: Page) {
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window)
    window.setTimeout = ((work: () => void, ms?: number) =>
      set(work, ms === 3000 ? 60_000 : ms)) as typeof setTimeout
  })
}

/** A stranger who listens on every address of this machine and writes down requests and bare connections. */
export async function listenToAll() {
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
