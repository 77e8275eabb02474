import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type CachedPage, createPageCache } from './page-cache.ts'

function world({ maxBytes = 1000, staleAfterMs = 60_000 } = {}) {
  const state = {
    now: 0,
    revision: '1',
    siteName: 'Thela',
    isDown: false,
    /** What every check waits for. */
    silence: Promise.resolve(),
    isOnline: true,
    isClosed: false,
    isMaking: true,
    made: 0,
    asked: 0,
  }
  const cache = createPageCache(
    {
      async readRevision() {
        state.asked++
        await state.silence
        if (state.isDown) throw new Error('down')
        const { revision, siteName, isClosed } = state
        return state.isOnline ? { revision, slug: 'stall', siteName, isClosed } : undefined
      },
      async makePage(_id, current) {
        if (!state.isMaking) throw new Error('down')
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

test('a thousand customers who come at once make one page', async () => {
  const { cache, state } = world()
  const pages = await Promise.all(Array.from({ length: 1000 }, () => cache.get('v1')))

  expect(new Set(pages).size).toBe(1)
  expect([state.made, state.asked]).toEqual([1, 1])
})

test('a page of this half second is sent without asking the database, one of a second ago never', async () => {
  const { cache, state } = world()
  await cache.get('v1')
  state.now = 499
  await cache.get('v1')
  expect(state.asked).toBe(1)

  state.revision = '2'
  state.now = 1499
  expect((await cache.get('v1'))?.revision).toBe('2')
  expect([state.asked, state.made]).toEqual([2, 2])
})

test('a menu that is being read is asked for ahead, once, and nobody waits for it', async () => {
  const { cache, state } = world()
  await cache.get('v1')
  state.revision = '2'
  state.now = 500
  const pages = await Promise.all(Array.from({ length: 1000 }, () => cache.get('v1')))
  expect(new Set(pages.map((page) => page?.revision))).toEqual(new Set(['1']))

  await expect.poll(() => cache.peek('v1')?.revision).toBe('2')
  expect([state.asked, state.made]).toEqual([2, 2])
})

test('what is asked ahead may fail: the next one asks again when the time is over', async () => {
  const { cache, state } = world()
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

test('when the site is renamed its pages are made again within a second', async () => {
  const { cache, state } = world()
  await cache.get('v1')
  state.siteName = 'Chaat Street'
  state.now = 1000

  expect((await cache.get('v1'))?.siteName).toBe('Chaat Street')
  expect(state.made).toBe(2)
})

test('a menu that goes offline is gone within a second', async () => {
  const { cache, state } = world()
  await cache.get('v1')
  state.isOnline = false
  state.now = 1000
  expect(await cache.get('v1')).toBeUndefined()
  expect(cache.peek('v1')).toBeUndefined()
})

test('under maintenance no page is given unasked, and afterwards none is made again', async () => {
  const { cache, state } = world()
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

test('an unchanged page is never made again, and outlives a database that is down for thirty minutes [PUB-39] [CONST-21]', async () => {
  const { cache, state } = world()
  await cache.get('v1')
  state.now = 5 * 60_000
  await cache.get('v1')
  expect(state.made).toBe(1)

  state.isDown = true
  state.now += 30 * 60_000 - 1
  expect((await cache.get('v1'))?.revision).toBe('1')
  state.now += 1000
  await expect(cache.get('v1')).rejects.toThrow('down')

  const cold = world()
  cold.state.isDown = true
  await expect(cold.cache.get('v1')).rejects.toThrow('down')
})

test('a database that goes away while a page is made anew leaves the former page', async () => {
  const { cache, state } = world()
  await cache.get('v1')
  Object.assign(state, { revision: '2', isMaking: false, now: 1000 })
  expect((await cache.get('v1'))?.revision).toBe('1')

  Object.assign(state, { isMaking: true, now: 2000 })
  expect((await cache.get('v1'))?.revision).toBe('2')
})

test('the cache stays below its size, the least recently made pages go first', async () => {
  const { cache, state } = world({ maxBytes: 400 })
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

test('a smaller form replaces only the page it was made from', async () => {
  const { cache, state } = world()
  const first = await cache.get('v1')
  state.revision = '2'
  state.now = 1000
  const second = await cache.get('v1')

  cache.replaceBrotli('v1', first as CachedPage, Buffer.alloc(1))
  expect(second?.brotli).toHaveLength(60)
  cache.replaceBrotli('v1', second as CachedPage, Buffer.alloc(50))
  expect((await cache.get('v1'))?.brotli).toHaveLength(50)
})

test('while the database is silent the last page is served, and shown anew as soon as it speaks', async () => {
  const { cache, state } = world({ staleAfterMs: 0 })
  await cache.get('v1')
  const { promise, resolve: speak } = Promise.withResolvers<void>()
  Object.assign(state, { now: 1000, revision: '2', silence: promise })

  expect((await cache.get('v1'))?.revision).toBe('1')
  expect((await cache.getFresh('v1'))?.revision).toBe('1')
  // All of them have waited for one and the same question.
  expect(state.asked).toBe(2)

  speak()
  await expect.poll(() => cache.peek('v1')?.revision).toBe('2')
})

test('a page that was closed in silence is gone as soon as the database speaks', async () => {
  const { cache, state } = world({ staleAfterMs: 0 })
  await cache.get('v1')
  const { promise, resolve: speak } = Promise.withResolvers<void>()
  Object.assign(state, { now: 1000, isOnline: false, silence: promise })
  expect((await cache.get('v1'))?.revision).toBe('1')

  speak()
  await expect.poll(() => cache.get('v1')).toBeUndefined()
})

test('a silent database is waited for where there is no page, or only one of thirty minutes ago', async () => {
  const { cache, state } = world({ staleAfterMs: 0 })
  const { promise, resolve: speak } = Promise.withResolvers<void>()
  state.silence = promise
  const cold = cache.get('v1')
  speak()
  expect((await cold)?.revision).toBe('1')

  const later = Promise.withResolvers<void>()
  Object.assign(state, { silence: later.promise, revision: '2', now: 30 * 60_000 })
  const old = cache.get('v1')
  later.resolve()
  expect((await old)?.revision).toBe('2')
})

test('who must see the newest never gets an answer that was asked for before', async () => {
  const { cache, state } = world()
  await cache.getFresh('v1')
  const { promise, resolve } = Promise.withResolvers<void>()
  state.silence = promise
  const first = cache.getFresh('v1')
  await nextTurn()
  state.revision = '2'
  const second = Promise.all([cache.getFresh('v1'), cache.getFresh('v1')])
  resolve()

  await first
  expect((await second).map((page) => page?.revision)).toEqual(['2', '2'])
  expect([state.asked, state.made]).toEqual([3, 2])
})
