import { sql } from 'kysely'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { appProcesses } from '../../../../test/app-process.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { registerVendorClient } from '../../../../test/vendor-client.ts'
import { buildApp } from '../../../app.ts'
import { connect } from '../../../db/connect.ts'

const { app, connection, db, platform, send, signedInVendor } = await createTestApp()
const menu = menuCalls(app)
// The address of the platform is written into its pages.
const start = appProcesses(connection, { PUBLIC_ORIGIN: 'https://thela.example' })

afterEach(() => vi.useRealTimers())

/** A menu with one dish that somebody has open, on a node of its own whose clock stands still. */
async function openMenu() {
  const vendor = await signedInVendor()
  const [snacks = ''] = await menu.categories(vendor, 'Snacks')
  const [itemId = ''] = await menu.items(vendor, snacks, 'Samosa')
  vi.useFakeTimers({ toFake: ['Date'] })
  const { db, close: loseDatabase } = connect(connection)
  const node = await buildApp({ ...platform, db })
  onTestFinished(() => node.close())
  // The fast path for cached menus works only on a real port.
  const origin = await node.listen({ port: 0, host: '127.0.0.1' })

  return {
    vendor,
    itemId,
    loseDatabase,
    change: (payload: object) => menu.change('items', itemId, vendor, payload),
    ask: (etag?: string) => askAt(`${origin}/${vendor.user.slug}/${vendor.id}`, etag),
  }
}

/** As the script of an open menu does, with the tag of what it shows. */
async function askAt(address: string, etag?: string) {
  const answer = await fetch(address, { headers: etag ? { 'if-none-match': etag } : {} })
  return {
    status: answer.status,
    etag: answer.headers.get('etag') ?? '',
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
  }
}

const aSecondLater = () => vi.setSystemTime(Date.now() + 1000)

test('an open menu that has not changed gets 304 without a body, a query or the router [QUICK-09]', async () => {
  const { ask, loseDatabase } = await openMenu()
  const whole = await ask()
  await loseDatabase()
  const again = await ask(whole.etag)

  expect([whole.status, again.status, again.body]).toEqual([200, 304, ''])
  expect(again.etag).toBe(whole.etag)
  expect(again.headers['content-security-policy']).toBe(whole.headers['content-security-policy'])
  expect(again.headers['cache-control']).toBe(whole.headers['cache-control'])
})

test('an open menu gets a new price, a dish that is sold out and one that is back by the clock [QUICK-09]', async () => {
  const { ask, change, itemId } = await openMenu()
  const { etag } = await ask()

  await change({ price: 35 })
  aSecondLater()
  const dearer = await ask(etag)
  expect([dearer.status, dearer.body.includes('₹35')]).toEqual([200, true])

  await change({ isSoldOutToday: true })
  aSecondLater()
  const soldOut = await ask(dearer.etag)
  expect([soldOut.status, soldOut.body.includes('Sold out today')]).toEqual([200, true])
  expect((await ask(soldOut.etag)).status).toBe(304)

  await sql`update menu_items set sold_out_until = now() - interval '1 second' where id = ${itemId}`.execute(
    db,
  )
  aSecondLater()
  const back = await ask(soldOut.etag)
  expect([back.status, back.body.includes('Sold out today')]).toEqual([200, false])
  // The same as before it was sold out, to the byte.
  expect(back.etag).toBe(dearer.etag)
})

test('the requests of open menus are no visits [QUICK-09]', async () => {
  const { vendor, ask } = await openMenu()
  const { etag } = await ask()
  for (let times = 0; times < 10; times++) await ask(etag)

  const { stats } = (await send('GET', '/api/vendors/stats/summary', { headers: vendor.headers })).json()
  expect(stats).toMatchObject({ totalMenuViews: 0, totalQrScans: 0 })
})

test('a menu opened from one node is known to another, which also has its changes [QUICK-09]', async () => {
  const [first, second] = await Promise.all([start(), start()])
  const stall = await registerVendorClient(first.origin)
  const { etag } = await askAt(first.origin + stall.path)
  expect((await askAt(second.origin + stall.path, etag)).status).toBe(304)

  await stall.rename('Sev Puri')
  await expect.poll(async () => (await askAt(second.origin + stall.path, etag)).body).toContain('Sev Puri')
})
