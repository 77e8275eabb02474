import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/app.ts'
import { jobsOf } from '../scheduled-jobs.ts'
import { deadlinesMs } from './deadlines.ts'

const { db, platform } = await createTestApp()
const log = { error: () => {}, warn: () => {} }

test.each(['rebuild yesterday', 'catch up rollups'])(
  'the sums of all vendors have more time than the statement of a call: %s',
  async (name) => {
    await sql`drop table if exists time_limits`.execute(db)
    await sql`delete from totals_reach`.execute(db)
    await sql`create table time_limits (ms int)`.execute(db)
    await sql`
      create or replace function note_time_limit() returns trigger language plpgsql as $$
      begin
        insert into time_limits select setting::int from pg_settings where name = 'statement_timeout';
        return new;
      end $$`.execute(db)
    await sql`
      create or replace trigger note_time_limit before insert on totals_reach
      for each row execute function note_time_limit()`.execute(db)

    await jobsOf(platform, log)
      .find((job) => job.name === name)
      ?.run(new Date())

    const { rows } = await sql<{ ms: number }>`select ms from time_limits`.execute(db)
    expect(rows).toEqual([{ ms: expect.any(Number) }])
    expect(rows[0]?.ms).toBeGreaterThan(10 * deadlinesMs.statement)
  },
)
