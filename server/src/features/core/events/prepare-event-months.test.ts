import { addDays } from '@thela/contract/values/date-range'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { prepareEventMonths } from './prepare-event-months.ts'

const { db } = await createTestDatabase()

/** The months that have a partition, counted since the year 0. */
async function listMonths() {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass`.execute(db)
  return rows.map(({ name }) => monthOf(name.replace(/^events_(\d+)_(\d+)$/, '$1-$2')))
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The ends of the months of two years, one of them a leap year. */
const days = Array.from({ length: 365 + 366 }, (_, n) => addDays('2031-01-01', n)).filter(
  (day) => day.endsWith('-01') || Number(day.slice(8)) > 27,
)

test('this month and the next two have a partition, whatever day the platform starts', async () => {
  const dropMonths = sql`select drop_event_months('2100-01-01')`
  for (const day of days) {
    await dropMonths.execute(db)
    await prepareEventMonths(db, new Date(`${day}T12:00:00+05:30`))

    const month = monthOf(day)
    expect([day, (await listMonths()).toSorted((a, b) => a - b)]).toEqual([
      day,
      [month, month + 1, month + 2],
    ])
  }
})
