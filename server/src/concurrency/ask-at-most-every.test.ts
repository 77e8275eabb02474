import { expect, test } from 'vitest'
import { askAtMostEvery } from './ask-at-most-every.ts'

const clock = { now: 1_000_000 }

function makeQuestion() {
  let asked = 0
  const broken = { is: false }
  const read = askAtMostEvery(
    5000,
    async () => {
      if (broken.is) throw new Error('no answer')
      return ++asked
    },
    { now: () => clock.now },
  )
  return { read, broken }
}

test('within the time everyone gets the same answer, after it a new one', async () => {
  const { read } = makeQuestion()
  expect(await Promise.all([read(), read()])).toEqual([1, 1])

  clock.now += 4999
  expect(await read()).toBe(1)
  clock.now += 1
  expect(await read()).toBe(2)
})

test('when the question cannot be answered the old answer stays', async () => {
  const { read, broken } = makeQuestion()
  await read()
  clock.now += 5000
  broken.is = true
  expect(await read()).toBe(1)
})

test('without any answer the failure is told, and the next one asks again', async () => {
  const { read, broken } = makeQuestion()
  broken.is = true
  await expect(read()).rejects.toThrow('no answer')
  broken.is = false
  expect(await read()).toBe(1)
})

test('an answer that does not come keeps nobody waiting who can have the old one', async () => {
  let asked = 0
  const { promise, resolve } = Promise.withResolvers<number>()
  const read = askAtMostEvery(5000, () => (++asked === 1 ? Promise.resolve(1) : promise), {
    now: () => clock.now,
    staleAfterMs: 0,
  })
  await read()

  clock.now += 5000
  expect(await read()).toBe(1)
  clock.now += 5000
  expect(await read()).toBe(1)
  expect(asked).toBe(2)

  resolve(2)
  await expect.poll(read).toBe(2)
})
