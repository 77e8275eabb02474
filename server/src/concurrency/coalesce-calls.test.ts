import { expect, test } from 'vitest'
import { coalesceCalls } from './coalesce-calls.ts'

function makeCoalescedCall() {
  const calls: { what: string; answer: (answer: number) => void; fail: () => void }[] = []
  const call = coalesceCalls(
    (what: string) =>
      new Promise<number>((answer, reject) => {
        calls.push({ what, answer, fail: () => reject(new Error('no answer')) })
      }),
  )
  return { call, calls }
}

test('identical calls run one at a time, and no caller gets a result older than their call', async () => {
  const { call, calls } = makeCoalescedCall()
  const first = call('views')
  const waiting = [call('views'), call('views'), call('views')]
  expect(calls).toHaveLength(1)

  calls[0]?.answer(1)
  expect(await first).toBe(1)
  const later = call('views')
  expect(calls).toHaveLength(2)
  calls[1]?.answer(2)
  expect(await Promise.all(waiting)).toEqual([2, 2, 2])
  calls[2]?.answer(3)
  expect(await later).toBe(3)
})

test('different calls do not wait for each other', () => {
  const { call, calls } = makeCoalescedCall()
  call('views')
  call('scans')
  expect(calls.map(({ what }) => what)).toEqual(['views', 'scans'])
})

test('a failed call is retried, for those waiting and for new ones', async () => {
  const { call, calls } = makeCoalescedCall()
  const failed = call('views')
  const waiting = call('views')
  calls[0]?.fail()
  await expect(failed).rejects.toThrow('no answer')
  calls[1]?.answer(7)
  expect(await waiting).toBe(7)

  call('views')
  expect(calls).toHaveLength(3)
})
