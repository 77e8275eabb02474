import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '../../src/db/embedded-postgres.ts'
import { appProcesses } from '../app-process.ts'
import { freeze } from '../freeze.ts'
import { openStall } from '../stall.ts'

const folder = mkdtempSync(join(tmpdir(), 'thela-frozen-'))
const database = await startEmbeddedPostgres(folder)
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})
const start = appProcesses(database.connection, { DEADLINE_FACTOR: '1' })

test('while the database is frozen menus that were read are served without waiting for it, all others answer 503', async () => {
  const { origin } = await start()
  const [seen, unseen] = [await openStall(origin), await openStall(origin)]
  const fullOf = ({ id }: typeof seen) => `/api/public/vendor/${id}/menu-full`
  const read = async (path: string) => {
    const answer = await fetch(origin + path)
    return { status: answer.status, body: await answer.text() }
  }
  const readSeen = () => Promise.all([read(seen.path), read(fullOf(seen))])
  const before = await readSeen()
  expect(before.map(({ status }) => status)).toEqual([200, 200])

  const resume = freeze(database.pid as number)
  onTestFinished(resume)
  // Once this one has given up, nobody believes the kept menus without asking.
  expect((await read(unseen.path)).status).toBe(503)
  let isRefused = false
  const refused = Promise.all([read(unseen.path), read(fullOf(unseen))]).finally(() => {
    isRefused = true
  })
  for (let customer = 0; customer < 5; customer++) expect(await readSeen()).toEqual(before)
  // Those who were served came later than the one who still waits to hear that the database is silent.
  expect(isRefused).toBe(false)
  expect((await refused).map(({ status }) => status)).toEqual([503, 503])

  resume()
  await expect.poll(() => seen.add('Sev Puri')).toBe(201)
  await expect.poll(async () => (await read(seen.path)).body).toContain('Sev Puri')
  expect((await read(fullOf(seen))).body).toContain('Sev Puri')
  expect((await read(unseen.path)).status).toBe(200)
}, 120_000)
