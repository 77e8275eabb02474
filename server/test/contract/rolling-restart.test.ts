import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { trackingApi } from '@thela/contract/analytics/tracking'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../../scripts/long.ts'
import { appProcesses } from '../app-process.ts'
import { createTestDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { hasNginx, startNginx } from '../nginx.ts'
import { registerVendorClient } from '../vendor-client.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A055F) Chrome/126.0.0.0 Mobile Safari/537.36'

const { db, connection } = await createTestDatabase()
const startNode = appProcesses(connection, { STOP_DELAY_SECONDS: '6', TRUST_PROXY: 'loopback' })

// A restart takes some seconds of waiting, so this is for npm run test:long, where nginx is installed.
describe.skipIf(!isLong || !hasNginx())('two nodes behind nginx', () => {
  test('a rolling restart under load fails no request and loses nothing [NODE-03]', async () => {
    const ports: [number, number] = [await freePort(), await freePort()]
    const nodes = [await startNode(ports[0]), await startNode(ports[1])]
    const { origin, site, reload, readErrors } = await startNginx(ports)
    const stalls = await Promise.all(Array.from({ length: 4 }, () => registerVendorClient(origin)))
    const acknowledged: string[] = []
    const failures: unknown[] = []
    let isOver = false

    /** Sends one request after the other until the restart is over. */
    async function keepSending(send: () => Promise<number | string>, expected: number) {
      while (!isOver) {
        const status = await send().catch(String)
        if (status !== expected) failures.push(status)
      }
    }
    const load = stalls.flatMap(({ id, path, add }) => [
      keepSending(async () => {
        const answer = await fetch(origin + path)
        await answer.arrayBuffer()
        return answer.status
      }, 200),
      keepSending(async () => {
        const eventId = randomUUID()
        const answer = await fetch(origin + trackingApi.viewMenu.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': PHONE },
          body: JSON.stringify({ eventId, vendorId: id, businessSlug: 'stall' }),
        })
        await answer.arrayBuffer()
        if (answer.status === 202) acknowledged.push(eventId)
        return answer.status
      }, 202),
      keepSending(async () => {
        const name = `Dish ${randomUUID()}`
        const status = await add(name)
        if (status === 201) acknowledged.push(name)
        return status
      }, 201),
    ])

    for (const [n, { app, origin }] of nodes.entries()) {
      await reload(site.replace(`server 127.0.0.1:${ports[n]}`, '$& down'))
      app.kill('SIGTERM')
      await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503)
      expect((await fetch(`${origin}/livez`)).headers.get('connection')).toBe('close')
      expect(await once(app, 'exit')).toEqual([0, null])
      await startNode(ports[n])
      await reload(site)
    }
    isOver = true
    await Promise.all(load)

    expect(failures, readErrors()).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(20)
    const visits = await db.selectFrom('events').select('id').where('type', '=', 'MENU_VIEW').execute()
    const dishes = await db.selectFrom('menuItems').select('name').execute()
    const stored = new Set([...visits.map(({ id }) => id), ...dishes.map(({ name }) => name)])
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([])
  }, 600_000)
})
