import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { trackingApi } from '@thela/contract/analytics/tracking'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { appProcesses } from '../app-process.ts'
import { createTestDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { registerVendorClient } from '../vendor-client.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A055F) Chrome/126.0.0.0 Mobile Safari/537.36'

function hasNginx() {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const { db, connection } = await createTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'thela-rolling-'))
const startNode = appProcesses(connection, { STOP_DELAY_SECONDS: '6', TRUST_PROXY: 'loopback' })
let nginx: ChildProcess | undefined
afterAll(async () => {
  nginx?.kill('SIGTERM')
  if (nginx) await once(nginx, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

/** nginx with the settings of `deploy/cluster`, in front of these nodes. */
async function startNginx([first, second]: [number, number]) {
  const port = await freePort()
  const site = readFileSync(new URL('../../../deploy/cluster/nginx.conf', import.meta.url), 'utf8')
    .replace('thela-1:3001', `127.0.0.1:${first}`)
    .replace('thela-2:3001', `127.0.0.1:${second}`)
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replaceAll(/\/var\/(log|cache)\/nginx/g, folder)
  writeFileSync(join(folder, 'site.conf'), site)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {} http { keepalive_timeout 0; include ${folder}/site.conf; }`,
  )
  nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${origin}/livez`), 60_000)
  return { origin, site }
}

const workers = () =>
  readFileSync(`/proc/${nginx?.pid}/task/${nginx?.pid}/children`, 'utf8').trim().split(' ')

/** As an operator does it: changes the file, and waits until no worker has the old one. */
async function reloadNginx(site: string) {
  const old = workers()
  writeFileSync(join(folder, 'site.conf'), site)
  nginx?.kill('SIGHUP')
  await expect.poll(() => workers().filter((pid) => old.includes(pid))).toEqual([])
}

// A restart takes some seconds of waiting, so this is for npm run test:long, where nginx is installed.
describe.skipIf(!process.env.LONG || !hasNginx())('two nodes behind nginx', () => {
  test('a rolling restart under load fails no request and loses nothing [NODE-03]', async () => {
    const ports: [number, number] = [await freePort(), await freePort()]
    const nodes = [await startNode(ports[0]), await startNode(ports[1])]
    const { origin, site } = await startNginx(ports)
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
      await reloadNginx(site.replace(`server 127.0.0.1:${ports[n]}`, '$& down'))
      app.kill('SIGTERM')
      await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503)
      expect((await fetch(`${origin}/livez`)).headers.get('connection')).toBe('close')
      expect(await once(app, 'exit')).toEqual([0, null])
      await startNode(ports[n])
      await reloadNginx(site)
    }
    isOver = true
    await Promise.all(load)

    expect(failures, readFileSync(join(folder, 'errors'), 'utf8')).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(20)
    const visits = await db.selectFrom('events').select('id').where('type', '=', 'MENU_VIEW').execute()
    const dishes = await db.selectFrom('menuItems').select('name').execute()
    const stored = new Set([...visits.map(({ id }) => id), ...dishes.map(({ name }) => name)])
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([])
  }, 600_000)
})
