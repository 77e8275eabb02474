import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { connect } from '../db/connect.ts'
import { deleteOldRuns } from './queries.ts'
import { dueMinute, runOnce } from './run-once.ts'

const { db, connection } = await createTestDatabase()
const due = new Date('2026-03-05T19:00:00Z')
const runs = () => db.selectFrom('jobRuns').select(['name', 'due', 'result', 'error', 'finishedAt']).execute()

test('when several nodes start the job at the same time, only one runs it [NODE-02]', async () => {
  const nodes = Array.from({ length: 4 }, () => connect(connection))
  let runCount = 0
  await Promise.all(
    nodes.map(({ db }) =>
      runOnce(db, { name: 'sweep', due }, async () => {
        runCount++
        return { swept: 3n }
      }),
    ),
  )
  for (const { close } of nodes) await close()

  expect(runCount).toBe(1)
  expect(await runs()).toMatchObject([{ name: 'sweep', result: { swept: 3 }, error: null }])
})

test('the job runs again the next night and gets the time at which it was due', async () => {
  const nextNight = new Date('2026-03-06T19:00:00Z')
  const dueTimes: Date[] = []
  const work = async (due: Date) => {
    dueTimes.push(due)
  }
  await runOnce(db, { name: 'sweep', due: nextNight }, work)
  await runOnce(db, { name: 'sweep', due: nextNight }, work)

  expect(dueTimes).toEqual([nextNight])
})

test('a failure is stored and thrown', async () => {
  const fail = async () => {
    throw new Error('no broom')
  }
  await expect(runOnce(db, { name: 'fail', due }, fail)).rejects.toThrow('no broom')
  const failed = (await runs()).find(({ name }) => name === 'fail')
  expect(failed).toMatchObject({ error: 'Error: no broom', result: null })
  expect(failed?.finishedAt).not.toBeNull()
})

test.each(['2026-03-05T18:59:59.990Z', '2026-03-05T19:00:00.000Z', '2026-03-05T19:00:04.000Z'])(
  'a job started at %s was due at the full minute',
  (startedAt) => {
    expect(dueMinute(new Date(startedAt))).toEqual(due)
  },
)

test('old runs are deleted after three months', async () => {
  await deleteOldRuns(db, new Date('2026-06-03T19:00:01Z'))
  expect((await runs()).map(({ due }) => due.slice(0, 10))).toEqual(['2026-03-06'])
})
