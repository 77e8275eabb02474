import type { AdQueueItem } from '@thela/contract/ads/queue'
import { beforeEach, expect, test } from 'vitest'
import { queueAd } from '../../../../test/ads.ts'
import { createTestApp } from '../../../../test/app.ts'

const { app, db, send, signedInAdmin } = await createTestApp()
const { headers } = await signedInAdmin()

const migrate = (payload: object) =>
  send('POST', '/api/area-ad-queue/migrate-priorities', { headers, payload })

/** Four placements in one area, whose own priority is 100. */
const start = { Zero: 0, Manual: 8, Wrong: 60, Right: 100 }
const ids: Record<string, string> = {}

beforeEach(async () => {
  await db.deleteFrom('ads').execute()
  for (const [title, priority] of Object.entries(start)) {
    const { id } = (await queueAd(app, headers, { title })).item
    ids[title] = id
    const isAutoPriority = title !== 'Manual'
    await db.updateTable('placements').set({ priority, isAutoPriority }).where('id', '=', id).execute()
  }
})

async function priorities() {
  const { items } = (await send('GET', '/api/ad-queue/items', { headers })).json()
  return Object.fromEntries(items.map(({ ad, priority }: AdQueueItem) => [ad.title, priority]))
}

test('a migration is a dry run of zero priorities unless it says otherwise, and changes nothing [API-76]', async () => {
  expect((await migrate({})).json()).toEqual({
    message: 'Dry run: 1 items would change',
    data: {
      dryRun: true,
      scanned: 4,
      updated: 0,
      skipped: 3,
      changes: [{ id: ids.Zero, from: 0, to: 100 }],
    },
  })
  expect(await priorities()).toEqual(start)
})

test('zero priorities are changed first, then all but those set by hand, and these with force [API-76] [AQ-16]', async () => {
  const message = 'Migration completed successfully'
  expect((await migrate({ dryRun: false })).json()).toEqual({
    message,
    data: {
      dryRun: false,
      scanned: 4,
      updated: 1,
      skipped: 3,
      changes: [{ id: ids.Zero, from: 0, to: 100 }],
    },
  })
  expect(await priorities()).toEqual({ ...start, Zero: 100 })

  expect((await migrate({ dryRun: false, onlyZeroPriorities: false })).json()).toMatchObject({
    message,
    data: { updated: 1, changes: [{ id: ids.Wrong, from: 60, to: 100 }] },
  })
  expect(await priorities()).toEqual({ ...start, Zero: 100, Wrong: 100 })

  expect((await migrate({ dryRun: false, onlyZeroPriorities: false, force: true })).json()).toMatchObject({
    message,
    data: { updated: 1, changes: [{ id: ids.Manual, from: 8, to: 100 }] },
  })
  expect(await priorities()).toEqual({ Zero: 100, Manual: 100, Wrong: 100, Right: 100 })
})

test('a migration with force and only zero priorities fails with the error, and changes nothing [API-76] [AQ-17]', async () => {
  for (const dryRun of [true, false]) {
    const answer = await migrate({ dryRun, force: true })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: 'Force needs only-zero-priorities off', message: 'Migration failed' },
    ])
  }
  expect(await priorities()).toEqual(start)
})
