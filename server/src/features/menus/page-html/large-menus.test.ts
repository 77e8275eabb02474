import { setTimeout as timer } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { insertFullMenu } from '../../../../test/large-menu.ts'
import { createExplainedDatabase } from '../../../../test/plans.ts'
import { insertVendor } from '../../../../test/vendors.ts'
import { readMenuParts } from '../page-data/read-menu-page.ts'
import { makeMenuCache, responseKey } from './make-menu-cache.ts'
import { startMenuWriter } from './start-menu-writer.ts'
import { type MenuJob, writeMenu } from './write-menu.ts'

const options = { scriptUrl: '/menu.js', origin: '' }
const { platform, db } = await createTestApp()
const id = await insertVendor(db)
await insertFullMenu(db, id)

test('the largest menu is rendered off the main thread, as a page and as JSON', async () => {
  const { pages, answers, close } = makeMenuCache(platform, options)
  onTestFinished(close)
  // Read first, because starting the worker and the first query cost this thread CPU time of their own.
  const menu = await readMenuParts(platform, id)
  await answers.getFresh(responseKey(id, null))

  const offThread = await busiestTurn(async () => {
    await Promise.all([pages.get(id), answers.getFresh(responseKey(id, null))])
  })
  const onThread = await busiestTurn(async () => {
    writeMenu({ menu, form: 'page', options: { ...options, siteName: 'Thela' } })
  })
  // About a fifteenth on an idle machine: 14 to 20 ms against 290 to 300 ms of CPU time.
  expect(offThread / onThread).toBeLessThan(0.5)
}, 120_000)

test('a page is the same, whichever thread renders it', async () => {
  const { pages, close } = makeMenuCache(platform, options)
  onTestFinished(close)
  const menu = await readMenuParts(platform, id)
  const { bytes, etag } = writeMenu({ menu, form: 'page', options: { ...options, siteName: 'Thela' } })

  const page = await pages.get(id)
  expect(page?.etag).toBe(etag)
  expect(gunzipSync(page?.gzip ?? '').equals(bytes)).toBe(true)
})

test('when the worker ends, waiting jobs are rejected, and the next job starts a new worker', async () => {
  const writer = startMenuWriter()
  onTestFinished(writer.close)
  const job: MenuJob = { menu: await readMenuParts(platform, id), form: 'json', slugStatus: null }
  const broken = writer.write(job)
  const rejected = expect(broken).rejects.toThrow('ended')
  await writer.close()
  await rejected

  expect((await writer.write(job)).etag).toBe(writeMenu(job).etag)
})

test('an invalid menu is rejected, and the worker continues', async () => {
  const writer = startMenuWriter()
  onTestFinished(writer.close)
  const menu = await readMenuParts(platform, id)
  const cutOff = { ...menu, categoriesJson: menu.categoriesJson.slice(0, -1) }

  await expect(writer.write({ menu: cutOff, form: 'json', slugStatus: null })).rejects.toThrow(SyntaxError)
  expect((await writer.write({ menu, form: 'json', slugStatus: null })).bytes.length).toBeGreaterThan(1e6)
})

test('a thousand simultaneous requests for the JSON of a menu query the database once', async () => {
  const { db, plansOf } = await createExplainedDatabase()
  const vendorId = await insertVendor(db)
  const { answers, close } = makeMenuCache({ ...platform, db }, options)
  onTestFinished(close)

  const key = responseKey(vendorId, null)
  const plans = await plansOf(() => Promise.all(Array.from({ length: 1000 }, () => answers.getFresh(key))))
  expect(plans.filter(({ sql }) => sql.includes('from categories'))).toHaveLength(1)
})

/** The longest CPU time of this thread between two timers, which is how long other requests had to wait at least. */
async function busiestTurn(work: () => Promise<void>) {
  let isOver = false
  let most = 0
  let last = cpuMs()
  const done = work().finally(() => {
    isOver = true
  })
  while (!isOver) {
    // A tight loop would take CPU time from the worker.
    await timer(1)
    const now = cpuMs()
    most = Math.max(most, now - last)
    last = now
  }
  await done
  return most
}

function cpuMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
