import type { Page } from '@thela/contract/values/paging'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { readPage } from '../../../db/read-page.ts'

/** Countries and states are found by code or by name, case-insensitively (DEC-007). */
type Parents = { country?: string; state?: string; city?: string }

export function listCountries(db: Db, page: Page) {
  const list = db.selectFrom('countries').select(['code', 'name']).orderBy('name')

  return readPage(list, page)
}

export async function listCountryNames(db: Db) {
  const rows = await db.selectFrom('countries').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

export function listStates(db: Db, { country }: Parents, page: Page) {
  const list = db
    .selectFrom('states')
    .innerJoin('countries', 'countries.id', 'states.countryId')
    .select(['states.code', 'states.name'])
    .where(isNamed('countries', country))
    .orderBy('states.name')

  return readPage(list, page)
}

export function listCities(db: Db, { country, state }: Parents, page: Page) {
  const list = db
    .selectFrom('cities')
    .innerJoin('states', 'states.id', 'cities.stateId')
    .innerJoin('countries', 'countries.id', 'states.countryId')
    .select([sql<string>`cities.id::text`.as('id'), 'cities.name'])
    .where(isNamed('countries', country))
    .where(isNamed('states', state))
    .orderBy('cities.name')

  return readPage(list, page)
}

export function listAreas(db: Db, { country, state, city }: Parents, page: Page) {
  const list = db
    .selectFrom('areas')
    .innerJoin('cities', 'cities.id', 'areas.cityId')
    .innerJoin('states', 'states.id', 'cities.stateId')
    .innerJoin('countries', 'countries.id', 'states.countryId')
    .select(['areas.name'])
    .where(isNamed('countries', country))
    .where(isNamed('states', state))
    .where(sql<boolean>`lower(cities.name) = lower(${city})`)
    .orderBy('areas.name')

  return readPage(list, page)
}

type Tree = {
  code: string
  name: string
  states: { code: string; name: string; cities: { name: string; areas: string[] }[] }[]
}

/** The whole tree as the database builds it, one country or all. */
export async function readTree(db: Db, country: string | undefined) {
  const { rows } = await sql<Tree>`
    select c.code, c.name, coalesce(
      (select json_agg(json_build_object('code', s.code, 'name', s.name, 'cities', coalesce(
        (select json_agg(json_build_object('name', t.name, 'areas', coalesce(
          (select json_agg(a.name order by a.name) from areas a where a.city_id = t.id), '[]')) order by t.name)
         from cities t where t.state_id = s.id), '[]')) order by s.name)
       from states s where s.country_id = c.id), '[]') as states
    from countries c
    where ${country ?? null}::text is null or lower(c.code) = lower(${country ?? ''}) or lower(c.name) = lower(${country ?? ''})
    order by c.name`.execute(db)

  return rows
}

/** The full names of a country and a state given by code or name; null when unknown. */
export async function findProperNames(db: Db, { country, state }: Parents) {
  const { rows } = await sql<{ country: string | null; state: string | null }>`
    select c.name as country, (
      select s.name from states s
      where s.country_id = c.id and (lower(s.code) = lower(${state ?? ''}) or lower(s.name) = lower(${state ?? ''}))
      limit 1) as state
    from countries c
    where lower(c.code) = lower(${country ?? ''}) or lower(c.name) = lower(${country ?? ''})
    limit 1`.execute(db)

  return rows[0]
}

export async function hasPlaces(db: Db) {
  return (await db.selectFrom('countries').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Loads a country with everything below it; its data has no duplicates. */
export async function insertCountry(db: Db, country: Tree) {
  const tree = JSON.stringify(country)
  await sql`
    with country as (
      insert into countries (code, name) values (${country.code}, ${country.name}) returning id
    ), given_states as (
      select s->>'code' as code, s->>'name' as name, s->'cities' as cities
      from jsonb_array_elements(${tree}::jsonb->'states') s
    ), new_states as (
      insert into states (country_id, code, name) select country.id, code, name from country, given_states returning id, code
    ), given_cities as (
      select new_states.id as state_id, c->>'name' as name, c->'areas' as areas
      from given_states join new_states using (code), jsonb_array_elements(cities) c
    ), new_cities as (
      insert into cities (state_id, name) select state_id, name from given_cities returning id, state_id, name
    )
    insert into areas (city_id, name)
    select new_cities.id, a from given_cities join new_cities using (state_id, name), jsonb_array_elements_text(areas) a`.execute(
    db,
  )
}

const isNamed = (table: 'countries' | 'states', given: string | undefined) =>
  sql<boolean>`(lower(${sql.ref(`${table}.code`)}) = lower(${given ?? ''}) or lower(${sql.ref(`${table}.name`)}) = lower(${given ?? ''}))`
