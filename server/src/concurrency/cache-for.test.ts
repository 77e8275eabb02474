import { expect, test } from 'vitest'
import { cacheFor } from './cache-for.ts'

const clock = { now: 1_000_000 }

function makeCachedRead() {
  let loads = 0
  const loader = { isFailing: false }
  const read = cacheFor(
    5000,
    async () => {
      if (loader.isFailing) throw new Error('no answer')
      return ++loads
    },
    { now: () => clock.now },
  )
  return { read, loader }
}

test('every call gets the same value until it expires, and then a new one', async () => {
  const { read } = makeCachedRead()
  expect(await Promise.all([read(), read()])).toEqual([1, 1])

  clock.now += 4999
  expect(await read()).toBe(1)
  clock.now += 1
  expect(await read()).toBe(2)
})

test('if loading fails, the old value is returned', async () => {
  const { read, loader } = makeCachedRead()
  await read()
  clock.now += 5000
  loader.isFailing = true
  expect(await read()).toBe(1)
})

test('if there is no value, the error is thrown and the next call loads again', async () => {
  const { read, loader } = makeCachedRead()
  loader.isFailing = true
  await expect(read()).rejects.toThrow('no answer')
  loader.isFailing = false
  expect(await read()).toBe(1)
})

test('the old value is returned while a new one loads slowly', async () => {
  let loads = 0
  const { promise, resolve } = Promise.withResolvers<number>()
  const read = cacheFor(5000, () => (++loads === 1 ? Promise.resolve(1) : promise), {
    now: () => clock.now,
    staleAfterMs: 0,
  })
  await read()

  clock.now += 5000
  expect(await read()).toBe(1)
  clock.now += 5000
  expect(await read()).toBe(1)
  expect(loads).toBe(2)

  resolve(2)
  await expect.poll(read).toBe(2)
})
