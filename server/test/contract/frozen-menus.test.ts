import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '../../src/db/embedded-postgres.ts'
import { appProcesses } from '../app-process.ts'
import { freeze } from '../freeze.ts'
import { registerVendorClient } from '../vendor-client.ts'

const folder = mkdtempSync(join(tmpdir(), 'thela-frozen-'))
const database = await startEmbeddedPostgres(folder)
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})
const start = appProcesses(database.connection, { DEADLINE_FACTOR: '1' })

test('while the database is frozen, cached menus are served without waiting and all others answer 503', async () => {
  const { origin } = await start()
  const [cached, uncached] = [await registerVendorClient(origin), await registerVendorClient(origin)]
  const fullOf = ({ id }: typeof cached) => `/api/public/vendor/${id}/menu-full`
  const read = async (path: string) => {
    const answer = await fetch(origin + path)
    return { status: answer.status, body: await answer.text() }
  }
  const readCached = () => Promise.all([read(cached.path), read(fullOf(cached))])
  const before = await readCached()
  expect(before.map(({ status }) => status)).toEqual([200, 200])

  const resume = freeze(database.pid as number)
  onTestFinished(resume)
  // After this request fails, cached menus are no longer fresh and need a check.
  expect((await read(uncached.path)).status).toBe(503)
  let isRefused = false
  const refused = Promise.all([read(uncached.path), read(fullOf(uncached))]).finally(() => {
    isRefused = true
  })
  for (let customer = 0; customer < 5; customer++) expect(await readCached()).toEqual(before)
  // The cached menus are served while the uncached ones still wait for the database.
  expect(isRefused).toBe(false)
  expect((await refused).map(({ status }) => status)).toEqual([503, 503])

  resume()
  await expect.poll(() => cached.add('Sev Puri')).toBe(201)
  await expect.poll(async () => (await read(cached.path)).body).toContain('Sev Puri')
  expect((await read(fullOf(cached))).body).toContain('Sev Puri')
  expect((await read(uncached.path)).status).toBe(200)
}, 120_000)
