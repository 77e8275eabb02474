import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { menuWork } from '../../../test/menu.ts'
import { createExplainedDatabase } from '../../../test/plans.ts'
import { insertVendor } from '../../../test/vendors.ts'
import { buildApp } from '../../app.ts'
import { makeMenuCache } from './make-menu-cache.ts'

const EDITS = 200

afterEach(() => {
  vi.useRealTimers()
})

test('two hundred edits on one node are each read on another a second later', async () => {
  const { app, platform, signedInVendor } = await createTestApp()
  // The other node's clock is ours, so that nobody waits for 200 seconds.
  vi.useFakeTimers({ toFake: ['Date'] })
  const otherNode = await buildApp(platform)
  afterAll(() => otherNode.close())
  const { categories, items, change } = menuWork(app)
  const vendor = await signedInVendor()
  const [category = ''] = await categories(vendor, 'Chaat')
  const [item = ''] = await items(vendor, category, 'Bhel Puri')
  const read = async () => {
    const { rawPayload } = await otherNode.inject({
      url: `/asha-chaat-house/${vendor.id}`,
      headers: { 'accept-encoding': 'gzip' },
    })
    return gunzipSync(rawPayload).toString()
  }
  await read()

  let fresh = 0
  for (let edit = 1; edit <= EDITS; edit++) {
    await change('items', item, vendor, { name: `Bhel number ${edit}.` })
    vi.setSystemTime(Date.now() + 1000)
    if ((await read()).includes(`Bhel number ${edit}.`)) fresh++
  }

  expect(fresh).toBe(EDITS)
}, 120_000)

test('a thousand customers who come at once to a cold menu ask the database once', async () => {
  const { platform } = await createTestApp()
  const { db, plansOf } = await createExplainedDatabase()
  const id = await insertVendor(db)
  const cache = makeMenuCache({ ...platform, db }, { scriptUrl: '/menu.js', origin: '' })

  const asked = await plansOf(() => Promise.all(Array.from({ length: 1000 }, () => cache.get(id))))

  expect(asked.filter(({ sql }) => sql.includes('from categories'))).toHaveLength(1)
})
