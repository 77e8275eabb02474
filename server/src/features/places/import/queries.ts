import type { ImportRow } from '@thela/contract/places/admin-locations'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'

/** A row of the file and its index. */
type NumberedRow = ImportRow & { n: number }

/** How many different places of a level the file names, and how many of them are new. */
export type Outcome = { given: number; created: number }

const outcome = sql`
  select (select count(*) from given)::int as given, (select count(*) from added)::int as created`

/** The planner cannot know how long the file is; hash joins work well for five rows and for five thousand. */
export const disableNestedLoops = (db: Db) => sql`set local enable_nestloop = off`.execute(db)

export async function insertCountries(db: Db, rows: NumberedRow[]) {
  const { rows: counted } = await sql<Outcome>`
    with given as (
      select distinct on (lower("countryCode")) "countryCode" as code, "countryName" as name
      from ${asTable(rows)} order by lower("countryCode"), n
    ), added as (
      insert into countries (code, name) select code, name from given on conflict do nothing returning id
    ) ${outcome}`.execute(db)
  return counted[0] as Outcome
}

export async function insertStates(db: Db, rows: NumberedRow[]) {
  const { rows: counted } = await sql<Outcome>`
    with given as (
      select distinct on (co.id, lower("stateCode")) co.id as country_id, "stateCode" as code, "stateName" as name
      from ${asTable(rows)} ${withCountry} order by co.id, lower("stateCode"), n
    ), added as (
      insert into states (country_id, code, name) select country_id, code, name from given
      on conflict do nothing returning id
    ) ${outcome}`.execute(db)
  return counted[0] as Outcome
}

export async function insertCities(db: Db, rows: NumberedRow[]) {
  const { rows: counted } = await sql<Outcome>`
    with given as (
      select distinct on (st.id, lower("cityName")) st.id as state_id, "cityName" as name
      from ${asTable(rows)} ${withCountry} ${withState} order by st.id, lower("cityName"), n
    ), added as (
      insert into cities (state_id, name) select state_id, name from given on conflict do nothing returning id
    ) ${outcome}`.execute(db)
  return counted[0] as Outcome
}

export async function insertAreas(db: Db, rows: NumberedRow[]) {
  const { rows: counted } = await sql<Outcome>`
    with given as (
      select distinct on (ci.id, lower(area)) ci.id as city_id, area as name
      from ${asTable(rows)} ${withCountry} ${withState} ${withCity}, jsonb_array_elements_text(areas) area
      order by ci.id, lower(area), n
    ), added as (
      insert into areas (city_id, name) select city_id, name from given on conflict do nothing returning id
    ) ${outcome}`.execute(db)
  return counted[0] as Outcome
}

export type NameConflict = { n: number; field: 'countryName' | 'stateName' }

/** Rows whose code is unknown although all were inserted: another place has their name. */
export async function findNameConflicts(db: Db, rows: NumberedRow[]) {
  const { rows: misfits } = await sql<NameConflict>`
    select n, case when co.id is null then 'countryName' else 'stateName' end as field
    from ${asTable(rows)} left ${withCountry} left ${withState}
    where st.id is null order by n`.execute(db)
  return misfits
}

const asTable = (rows: NumberedRow[]) => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as file(
    n int, "countryCode" text, "countryName" text, "stateCode" text, "stateName" text, "cityName" text, areas jsonb)`

const withCountry = sql`join countries co on lower(co.code) = lower("countryCode")`
const withState = sql`join states st on st.country_id = co.id and lower(st.code) = lower("stateCode")`
const withCity = sql`join cities ci on ci.state_id = st.id and lower(ci.name) = lower("cityName")`
