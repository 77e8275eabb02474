import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isLong } from '../../../scripts/long.ts'
import { appProcesses } from '../app-process.ts'
import { createTestDatabase } from '../database.ts'
import { hasNginx, startNginx } from '../nginx.ts'
import { registerVendorClient } from '../vendor-client.ts'

const { connection } = await createTestDatabase()
const startNode = appProcesses(connection, { TRUST_PROXY: 'loopback' })

/** Passes requests on to the node, and counts those for each path. */
async function countingDoor(node: string) {
  const asked = new Map<string, number>()
  const door = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    asked.set(url, (asked.get(url) ?? 0) + 1)
    const onward = request(node + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((open) => door.listen(0, '127.0.0.1', open))
  const close = () => {
    door.closeAllConnections()
    door.close()
  }
  onTestFinished(close)
  return { port: (door.address() as AddressInfo).port, asked, close }
}

const READERS = 20
const READINGS = 200

// Part of npm run test:long, where nginx is installed.
describe.skipIf(!isLong || !hasNginx())('menus behind a shared cache', () => {
  test('a menu is asked for at most once a second, is fresh, and is served on without any node', async () => {
    const { origin: node, app } = await startNode()
    const door = await countingDoor(node)
    const { origin } = await startNginx([door.port, door.port])
    const { path, add } = await registerVendorClient(origin)
    const read = async () => {
      const answer = await fetch(origin + path)
      return { status: answer.status, page: await answer.text() }
    }
    await expect.poll(async () => (await read()).page).toContain('Bhel Puri')

    const before = door.asked.get(path) ?? 0
    const startedAt = performance.now()
    const statuses = new Set<number>()
    const readers = Array.from({ length: READERS }, async () => {
      for (let n = 0; n < READINGS; n++) statuses.add((await read()).status)
    })
    await Promise.all(readers)
    const seconds = (performance.now() - startedAt) / 1000
    expect([...statuses]).toEqual([200])
    expect((door.asked.get(path) ?? 0) - before).toBeLessThanOrEqual(Math.ceil(seconds) + 1)

    // However long nobody has read it: who makes the cache ask gets what it is told, not what it had.
    await add('Sev Puri')
    await expect.poll(async () => (await fetch(node + path)).text()).toContain('Sev Puri')
    const askedBefore = door.asked.get(path) ?? 0
    let shown = ''
    const readAgain = async () => {
      shown = (await read()).page
      return door.asked.get(path)
    }
    await expect.poll(readAgain).toBeGreaterThan(askedBefore)
    expect(shown).toContain('Sev Puri')

    app.kill('SIGKILL')
    door.close()
    const { status, page } = await read()
    expect([status, page.includes('Sev Puri')]).toEqual([200, true])
    expect((await fetch(`${origin}/readyz`)).status).toBe(502)
  })
})
