import { messages } from '@thela/contract/error-body'
import { afterEach, expect, test, vi } from 'vitest'
import { DeadlineExceeded } from '../../../db/with-deadline.ts'
import { groupCommit } from './group-commit.ts'

const LIMITS = { maxBatch: 3, maxWaiting: 5, maxWaitMs: 2000 }

/** A writer whose batches are finished by the test. */
function makeWriter() {
  const batches: { items: number[]; finish(): void; fail(error: Error): void }[] = []
  const write = (items: number[]) =>
    new Promise<number[]>((resolve, reject) => {
      batches.push({ items, finish: () => resolve(items.map((item) => item * 10)), fail: reject })
    })
  const batch = async (n: number) => {
    while (!batches[n]) await new Promise(setImmediate)
    return batches[n]
  }
  return { write, batch, batches }
}

test('an item that arrives while a batch is written is in the next one, and gets its own answer', async () => {
  const { write, batch } = makeWriter()
  const { add } = groupCommit(write, LIMITS)

  const first = [add(1), add(2)]
  expect((await batch(0)).items).toEqual([1, 2])
  const later = [3, 4, 5, 6].map(add)
  ;(await batch(0)).finish()
  expect(await Promise.all(first)).toEqual([10, 20])

  expect((await batch(1)).items).toEqual([3, 4, 5])
  ;(await batch(1)).finish()
  ;(await batch(2)).finish()
  expect(await Promise.all(later)).toEqual([30, 40, 50, 60])
})

test('nothing is answered before its batch is written', async () => {
  const { write, batch } = makeWriter()
  const { add } = groupCommit(write, LIMITS)
  let isAnswered = false
  const answer = add(1).then(() => {
    isAnswered = true
  })

  const writing = await batch(0)
  await new Promise(setImmediate)
  expect(isAnswered).toBe(false)
  writing.finish()
  await answer
})

test('the next batch is being written before the previous one is answered', async () => {
  const { write, batch, batches } = makeWriter()
  const { add } = groupCommit(write, LIMITS)
  const first = add(1)
  await batch(0)
  const second = add(2)
  ;(await batch(0)).finish()

  const startedBatches = await first.then(() => batches.length)
  expect(startedBatches).toBe(2)
  ;(await batch(1)).finish()
  await second
})

test('when the queue is full, the next item is refused with 503 and the waiting ones are written', async () => {
  const { write, batch } = makeWriter()
  const { add } = groupCommit(write, LIMITS)

  const written = add(0)
  await batch(0)
  const waiting = [1, 2, 3, 4, 5].map(add)
  await expect(add(6)).rejects.toMatchObject({ status: 503, message: messages.serverError })

  for (const n of [0, 1, 2]) (await batch(n)).finish()
  expect(await Promise.all([written, ...waiting])).toEqual([0, 10, 20, 30, 40, 50])
})

test('when the database is down, all waiting items are rejected and later ones are tried', async () => {
  const { write, batch } = makeWriter()
  const { add } = groupCommit(write, LIMITS)
  const down = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

  const first = add(1)
  const writing = await batch(0)
  const queued = [2, 3, 4, 5].map(add)
  writing.fail(down)
  const outcomes = await Promise.allSettled([first, ...queued])
  expect(outcomes.map((outcome) => outcome.status)).toEqual(Array(5).fill('rejected'))

  const later = add(6)
  ;(await batch(1)).finish()
  expect(await later).toBe(60)
})

afterEach(() => vi.useRealTimers())

test('when the database does not answer, no item waits longer than the limit and later ones are tried', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { write, batch, batches } = makeWriter()
  const { add } = groupCommit(write, LIMITS)

  const first = add(1)
  await batch(0)
  vi.advanceTimersByTime(1500)
  const queued = [2, 3].map(add)
  const outcomes = Promise.allSettled([first, ...queued])
  vi.advanceTimersByTime(499)
  expect(await Promise.race([first.catch(() => 'given up'), turn()])).toBe('waiting')
  vi.advanceTimersByTime(1)
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(DeadlineExceeded) })
  expect(batches).toHaveLength(1)

  const later = add(4)
  ;(await batch(1)).finish()
  expect(await later).toBe(40)
})

test('the deadline of a batch counts from when its oldest item was added', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { write, batch } = makeWriter()
  const { add } = groupCommit(write, LIMITS)

  const first = add(1)
  await batch(0)
  const second = add(2)
  vi.advanceTimersByTime(1400)
  ;(await batch(0)).finish()
  await first
  await batch(1)
  vi.advanceTimersByTime(600)
  await expect(second).rejects.toThrow(DeadlineExceeded)
})

const turn = () => new Promise((resume) => setImmediate(() => resume('waiting')))

test('a batch that fails for its own reason does not fail the next', async () => {
  const { write, batch } = makeWriter()
  const { add } = groupCommit(write, LIMITS)

  const bad = add(1)
  const writing = await batch(0)
  const good = add(2)
  writing.fail(new Error('no such column'))
  await expect(bad).rejects.toThrow('no such column')

  ;(await batch(1)).finish()
  expect(await good).toBe(20)
})

test('drain waits until everything is written', async () => {
  const { write, batch } = makeWriter()
  const { add, drain } = groupCommit(write, LIMITS)
  const answers = [1, 2, 3, 4].map(add)

  const stopped = drain()
  ;(await batch(0)).finish()
  ;(await batch(1)).finish()
  await stopped
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40])
})
