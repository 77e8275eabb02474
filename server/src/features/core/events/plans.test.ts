import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { countRows, createExplainedDatabase } from '../../../../test/plans.ts'
import { insertEvents, insertNewEvents, makeEventMonths, type NewEvent } from './queries.ts'

const { db, answersOf } = await createExplainedDatabase()
const DAY = '2026-03-30'
const NEXT_DAY = '2026-03-31'

test('events repeated after midnight are found by their keys, however many events the day had', async () => {
  await makeEventMonths(db, [DAY])
  const events = Array.from(
    { length: 5000 },
    (): NewEvent => ({
      id: randomUUID(),
      day: DAY,
      hour: 23,
      type: 'MENU_VIEW',
      at: `${DAY}T18:00:00Z`,
      vendorId: 'v1',
    }),
  )
  await insertEvents(db, events)

  const again = events.slice(0, 250).map((event) => ({ ...event, day: NEXT_DAY, hour: 0 }))
  const answers = await answersOf(async () => expect(await insertNewEvents(db, again)).toEqual(new Set()))
  expect(countRows(answers).events_2026_03).toBe(again.length)
})
