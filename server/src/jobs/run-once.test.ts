import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { connect } from '../db/connect.ts'
import { deleteOldRuns } from './queries.ts'
import { dueTime, runOnce } from './run-once.ts'

const { db, connection } = await createTestDatabase()
const due = new Date('2026-03-05T19:00:00Z')
const runs = () => db.selectFrom('jobRuns').select(['name', 'due', 'result', 'error', 'finishedAt']).execute()

test('of many nodes whose alarm rings at once, one does the work', async () => {
  const nodes = Array.from({ length: 4 }, () => connect(connection))
  let done = 0
  await Promise.all(
    nodes.map(({ db }) =>
      runOnce(db, { name: 'sweep', due }, async () => {
        done++
        return { swept: 3n }
      }),
    ),
  )
  for (const { close } of nodes) await close()

  expect(done).toBe(1)
  expect(await runs()).toMatchObject([{ name: 'sweep', result: { swept: 3 }, error: null }])
})

test('the next night it is done again, with the time it was due', async () => {
  const nextNight = new Date('2026-03-06T19:00:00Z')
  const seen: Date[] = []
  const work = async (due: Date) => {
    seen.push(due)
  }
  await runOnce(db, { name: 'sweep', due: nextNight }, work)
  await runOnce(db, { name: 'sweep', due: nextNight }, work)

  expect(seen).toEqual([nextNight])
})

test('a failure is written down and heard', async () => {
  const fail = async () => {
    throw new Error('no broom')
  }
  await expect(runOnce(db, { name: 'fail', due }, fail)).rejects.toThrow('no broom')
  const failed = (await runs()).find(({ name }) => name === 'fail')
  expect(failed).toMatchObject({ error: 'Error: no broom', result: null })
  expect(failed?.finishedAt).not.toBeNull()
})

test.each(['2026-03-05T18:59:59.990Z', '2026-03-05T19:00:00.000Z', '2026-03-05T19:00:04.000Z'])(
  'an alarm that rings at %s means the full minute',
  (rung) => {
    expect(dueTime(new Date(rung))).toEqual(due)
  },
)

test('old runs are forgotten after three months', async () => {
  await deleteOldRuns(db, new Date('2026-06-03T19:00:01Z'))
  expect((await runs()).map(({ due }) => due.slice(0, 10))).toEqual(['2026-03-06'])
})
