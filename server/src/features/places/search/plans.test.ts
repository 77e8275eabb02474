import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { countRows, createExplainedDatabase } from '../../../../test/plans.ts'
import { findPlaces } from './queries.ts'

const { db, answersOf, plansOf } = await createExplainedDatabase()

beforeAll(async () => {
  await sql`
    with land as (insert into countries (code, name) values ('XX', 'Land') returning id),
    province as (insert into states (country_id, code, name) select id, 'P', 'Province' from land returning id),
    towns as (
      insert into cities (state_id, name) select id, 'Town ' || n from province, generate_series(1, 400) n
      returning id)
    insert into areas (city_id, name)
    select id, md5(id::text || n) || ' area' from towns, generate_series(1, 100) n`.execute(db)
  await sql`vacuum analyze countries, states, cities, areas`.execute(db)
})

test.each(['ab', 'town', 'abc'])(
  'a search for "%s" among 40,000 areas reads no more than it shows',
  async (name) => {
    const [page] = await plansOf(() => findPlaces(db, { name }))
    expect(page?.plan).toContain('areas_by_name')
    expect(page?.plan).not.toMatch(/Seq Scan on (areas|cities)/)

    const read = countRows(await answersOf(() => findPlaces(db, { name })))
    expect(read.areas ?? 0).toBeLessThanOrEqual(10)
    expect(read.cities ?? 0).toBeLessThanOrEqual(40)
  },
)
