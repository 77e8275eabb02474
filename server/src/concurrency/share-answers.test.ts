import { expect, test } from 'vitest'
import { shareAnswers } from './share-answers.ts'

function makeQuestion() {
  const asked: { what: string; answer: (answer: number) => void; fail: () => void }[] = []
  const ask = shareAnswers(
    (what: string) =>
      new Promise<number>((answer, reject) => {
        asked.push({ what, answer, fail: () => reject(new Error('no answer')) })
      }),
  )
  return { ask, asked }
}

test('however many ask the same, it is asked once at a time and nobody gets an answer older than his question', async () => {
  const { ask, asked } = makeQuestion()
  const first = ask('views')
  const waiting = [ask('views'), ask('views'), ask('views')]
  expect(asked).toHaveLength(1)

  asked[0]?.answer(1)
  expect(await first).toBe(1)
  const later = ask('views')
  expect(asked).toHaveLength(2)
  asked[1]?.answer(2)
  expect(await Promise.all(waiting)).toEqual([2, 2, 2])
  asked[2]?.answer(3)
  expect(await later).toBe(3)
})

test('other questions wait for nobody', () => {
  const { ask, asked } = makeQuestion()
  ask('views')
  ask('scans')
  expect(asked.map(({ what }) => what)).toEqual(['views', 'scans'])
})

test('a question that failed is asked again, by those who wait and by those who come', async () => {
  const { ask, asked } = makeQuestion()
  const failed = ask('views')
  const waiting = ask('views')
  asked[0]?.fail()
  await expect(failed).rejects.toThrow('no answer')
  asked[1]?.answer(7)
  expect(await waiting).toBe(7)

  ask('views')
  expect(asked).toHaveLength(3)
})
