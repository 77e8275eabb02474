import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { preparedStatement } from './prepared-statement.ts'

const { db } = await createTestDatabase()
const double = preparedStatement<{ twiceAsMuch: number }>(
  'double a number',
  sql`select $1::int * 2 as twice_as_much`,
)

test('a statement is prepared once per connection and runs with new values each time', async () => {
  await db.transaction().execute(async (db) => {
    for (const number of [1, 2, 3]) {
      expect(await double(db, [number])).toEqual([{ twiceAsMuch: number * 2 }])
    }
    const { rows } = await sql`
      select (generic_plans + custom_plans)::int as runs
      from pg_prepared_statements where name = 'double a number'`.execute(db)
    expect(rows).toEqual([{ runs: 3 }])
  })
})
