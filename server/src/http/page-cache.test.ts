import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type CachedPage, createPageCache } from './page-cache.ts'

function createTestCache({ maxBytes = 1000, staleAfterMs = 60_000 } = {}) {
  const state = {
    now: 0,
    revision: '1',
    siteName: 'Thela',
    changesAt: null as number | null,
    isDown: false,
    /** Every revision check waits for this promise. */
    pendingCheck: Promise.resolve(),
    isOnline: true,
    isClosed: false,
    canMakePages: true,
    made: 0,
    checked: 0,
  }
  const cache = createPageCache(
    {
      async readRevision() {
        state.checked++
        await state.pendingCheck
        if (state.isDown) throw new Error('down')
        const { revision, siteName, isClosed, changesAt } = state
        return state.isOnline ? { revision, slug: 'stall', siteName, isClosed, changesAt } : undefined
      },
      async makePage(_id, current) {
        if (!state.canMakePages) throw new Error('down')
        state.made++
        return { ...page(current.revision), ...current }
      },
    },
    { maxBytes, staleAfterMs, now: () => state.now },
  )
  return { state, cache }
}

const page = (revision: string): CachedPage => ({
  revision,
  slug: 'stall',
  siteName: 'Thela',
  etag: `W/"${revision}"`,
  brotli: Buffer.alloc(60),
  gzip: Buffer.alloc(40),
})

test('a page is made only once for a thousand simultaneous customers', async () => {
  const { cache, state } = createTestCache()
  const pages = await Promise.all(Array.from({ length: 1000 }, () => cache.get('v1')))

  expect(new Set(pages).size).toBe(1)
  expect([state.made, state.checked]).toEqual([1, 1])
})

test('a page is sent without a database check for half a second, but never after a second', async () => {
  const { cache, state } = createTestCache()
  await cache.get('v1')
  state.now = 499
  await cache.get('v1')
  expect(state.checked).toBe(1)

  state.revision = '2'
  state.now = 1499
  expect((await cache.get('v1'))?.revision).toBe('2')
  expect([state.checked, state.made]).toEqual([2, 2])
})

test('a page that changes by itself is not sent without a check from that moment on [QUICK-08]', async () => {
  const { cache, state } = createTestCache()
  state.changesAt = 300
  await cache.get('v1')
  state.now = 299
  expect(cache.peek('v1')?.revision).toBe('1')

  Object.assign(state, { now: 300, revision: '2', changesAt: null })
  expect(cache.peek('v1')).toBeUndefined()
  expect((await cache.get('v1'))?.revision).toBe('2')
  expect(cache.peek('v1')?.revision).toBe('2')
})

test('while the clock of the database is behind, the page of before is sent, and checked each time', async () => {
  const { cache, state } = createTestCache()
  state.changesAt = 300
  await cache.get('v1')
  state.now = 300
  expect((await cache.get('v1'))?.revision).toBe('1')
  expect((await cache.get('v1'))?.revision).toBe('1')
  expect([state.checked, state.made]).toEqual([3, 1])
})

test('a popular menu is checked once in the background, and no customer waits for it', async () => {
  const { cache, state } = createTestCache()
  await cache.get('v1')
  state.revision = '2'
  state.now = 500
  const pages = await Promise.all(Array.from({ length: 1000 }, () => cache.get('v1')))
  expect(new Set(pages.map((page) => page?.revision))).toEqual(new Set(['1']))

  await expect.poll(() => cache.peek('v1')?.revision).toBe('2')
  expect([state.checked, state.made]).toEqual([2, 2])
})

test('after a failed background check the next request checks again', async () => {
  const { cache, state } = createTestCache()
  await cache.get('v1')
  state.isDown = true
  state.now = 500
  expect(cache.peek('v1')?.revision).toBe('1')
  await nextTurn()

  state.isDown = false
  state.revision = '2'
  state.now = 2000
  expect((await cache.get('v1'))?.revision).toBe('2')
})

test('a new site name appears on the pages within a second', async () => {
  const { cache, state } = createTestCache()
  await cache.get('v1')
  state.siteName = 'Chaat Street'
  state.now = 1000

  expect((await cache.get('v1'))?.siteName).toBe('Chaat Street')
  expect(state.made).toBe(2)
})

test('a menu that goes offline is removed within a second', async () => {
  const { cache, state } = createTestCache()
  await cache.get('v1')
  state.isOnline = false
  state.now = 1000
  expect(await cache.get('v1')).toBeUndefined()
  expect(cache.peek('v1')).toBeUndefined()
})

test('during maintenance no page is sent without a check, and afterwards the cached page is used again', async () => {
  const { cache, state } = createTestCache()
  await cache.get('v1')
  state.isClosed = true
  state.now = 500
  cache.peek('v1')
  await expect.poll(() => cache.peek('v1')).toBeUndefined()

  state.isClosed = false
  expect((await cache.get('v1'))?.revision).toBe('1')
  expect(cache.peek('v1')?.revision).toBe('1')
  expect(state.made).toBe(1)
})

test('a page is fresh within a second, and kept for thirty minutes while the database is down [CONST-21]', async () => {
  const thirtyMinutesMs = 30 * 60_000
  const { cache, state } = createTestCache()
  await cache.get('v1')
  Object.assign(state, { revision: '2', now: 1000 })
  expect((await cache.get('v1'))?.revision).toBe('2')

  Object.assign(state, { isDown: true, now: 1000 + thirtyMinutesMs - 1 })
  expect((await cache.get('v1'))?.revision).toBe('2')
  state.now += 1000
  await expect(cache.get('v1')).rejects.toThrow('down')

  const tooOld = createTestCache()
  await tooOld.cache.get('v1')
  Object.assign(tooOld.state, { isDown: true, now: thirtyMinutesMs })
  await expect(tooOld.cache.get('v1')).rejects.toThrow('down')
})

test('an unchanged page is never made again', async () => {
  const { cache, state } = createTestCache()
  await cache.get('v1')
  state.now = 24 * 60 * 60_000
  await cache.get('v1')
  expect([state.made, state.checked]).toEqual([1, 2])
})

test('without a page, a failure of the database is passed on', async () => {
  const { cache, state } = createTestCache()
  state.isDown = true
  await expect(cache.get('v1')).rejects.toThrow('down')
})

test('the old page is served if the database fails while a new one is made', async () => {
  const { cache, state } = createTestCache()
  await cache.get('v1')
  Object.assign(state, { revision: '2', canMakePages: false, now: 1000 })
  expect((await cache.get('v1'))?.revision).toBe('1')

  Object.assign(state, { canMakePages: true, now: 2000 })
  expect((await cache.get('v1'))?.revision).toBe('2')
})

test('the cache stays below its size limit and evicts the oldest pages first', async () => {
  const { cache, state } = createTestCache({ maxBytes: 400 })
  await cache.get('a')
  await cache.get('b')
  await cache.get('c')

  expect([cache.peek('a'), cache.peek('b')?.revision, cache.peek('c')?.revision]).toEqual([
    undefined,
    '1',
    '1',
  ])
  await cache.get('a')
  expect(state.made).toBe(4)
})

test('a better compressed version replaces only the page that it was made from', async () => {
  const { cache, state } = createTestCache()
  const first = await cache.get('v1')
  state.revision = '2'
  state.now = 1000
  const second = await cache.get('v1')

  cache.replaceBrotli('v1', first as CachedPage, Buffer.alloc(1))
  expect(second?.brotli).toHaveLength(60)
  cache.replaceBrotli('v1', second as CachedPage, Buffer.alloc(50))
  expect((await cache.get('v1'))?.brotli).toHaveLength(50)
})

test('the last page is served while the database does not respond, and replaced as soon as it does [CONST-21]', async () => {
  const { cache, state } = createTestCache({ staleAfterMs: 0 })
  await cache.get('v1')
  const { promise, resolve: respond } = Promise.withResolvers<void>()
  Object.assign(state, { now: 1000, revision: '2', pendingCheck: promise })

  expect((await cache.get('v1'))?.revision).toBe('1')
  expect((await cache.getFresh('v1'))?.revision).toBe('1')
  // Both calls wait for the same check.
  expect(state.checked).toBe(2)

  respond()
  await expect.poll(() => cache.peek('v1')?.revision).toBe('2')
})

test('a menu that went offline while the database did not respond is removed as soon as it does', async () => {
  const { cache, state } = createTestCache({ staleAfterMs: 0 })
  await cache.get('v1')
  const { promise, resolve: respond } = Promise.withResolvers<void>()
  Object.assign(state, { now: 1000, isOnline: false, pendingCheck: promise })
  expect((await cache.get('v1'))?.revision).toBe('1')

  respond()
  await expect.poll(() => cache.get('v1')).toBeUndefined()
})

test('a request waits for a slow database if there is no page, or only one that is thirty minutes old [CONST-21]', async () => {
  const { cache, state } = createTestCache({ staleAfterMs: 0 })
  const { promise, resolve: respond } = Promise.withResolvers<void>()
  state.pendingCheck = promise
  const withoutPage = cache.get('v1')
  respond()
  expect((await withoutPage)?.revision).toBe('1')

  const later = Promise.withResolvers<void>()
  Object.assign(state, { pendingCheck: later.promise, revision: '2', now: 30 * 60_000 })
  const old = cache.get('v1')
  later.resolve()
  expect((await old)?.revision).toBe('2')
})

test('a fresh page is never the result of a check that started before the request', async () => {
  const { cache, state } = createTestCache()
  await cache.getFresh('v1')
  const { promise, resolve } = Promise.withResolvers<void>()
  state.pendingCheck = promise
  const first = cache.getFresh('v1')
  await nextTurn()
  state.revision = '2'
  const second = Promise.all([cache.getFresh('v1'), cache.getFresh('v1')])
  resolve()

  await first
  expect((await second).map((page) => page?.revision)).toEqual(['2', '2'])
  expect([state.checked, state.made]).toEqual([3, 2])
})
