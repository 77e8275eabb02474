import type { FoundPlace } from '@thela/contract/places/admin-locations'
import type { Page } from '@thela/contract/values/paging'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { escapeLike } from '../../../db/escape-like.ts'
import { readPage } from '../../../db/read-page.ts'
import { notFound } from '../../../http/errors.ts'

export type Level = 'countries' | 'states' | 'cities' | 'areas'

const words: Record<Level, string> = { countries: 'Country', states: 'State', cities: 'City', areas: 'Area' }

const idAsText = sql<string>`id::text`.as('id')

export function listCountries(db: Db, page: Page) {
  const list = db
    .selectFrom('countries')
    .select([idAsText, 'code', 'name'])
    .select(sql<number>`(select count(*)::int from states where country_id = countries.id)`.as('children'))
    .orderBy('name')

  return readPage(list, page)
}

export async function listStates(db: Db, countryId: number, page: Page) {
  await findPlace(db, 'countries', countryId)
  const list = db
    .selectFrom('states')
    .select([idAsText, 'code', 'name'])
    .select(sql<number>`(select count(*)::int from cities where state_id = states.id)`.as('children'))
    .where('countryId', '=', countryId)
    .orderBy('name')

  return readPage(list, page)
}

export async function listCities(db: Db, stateId: number, page: Page) {
  await findPlace(db, 'states', stateId)
  const list = db
    .selectFrom('cities')
    .select([idAsText, 'name'])
    .select(sql<number>`(select count(*)::int from areas where city_id = cities.id)`.as('children'))
    .where('stateId', '=', stateId)
    .orderBy('name')

  return readPage(list, page)
}

export async function listAreas(db: Db, cityId: number, page: Page) {
  await findPlace(db, 'cities', cityId)
  const list = db.selectFrom('areas').select([idAsText, 'name']).where('cityId', '=', cityId).orderBy('name')

  return readPage(list, page)
}

/** Names that begin with the text come first, then the wider places. */
export async function searchPlaces(db: Db, search: string, most: number) {
  const text = escapeLike(search)
  const { rows } = await sql<FoundPlace>`
    select level, id, name, code, within, children from (
      select 1 as rank, 'country' as level, c.id::text, c.name, c.code, '' as within,
        (select count(*)::int from states where country_id = c.id) as children
      from countries c
      union all
      select 2, 'state', s.id::text, s.name, s.code, c.name,
        (select count(*)::int from cities where state_id = s.id)
      from states s join countries c on c.id = s.country_id
      union all
      select 3, 'city', t.id::text, t.name, null, concat_ws(', ', s.name, c.name),
        (select count(*)::int from areas where city_id = t.id)
      from cities t join states s on s.id = t.state_id join countries c on c.id = s.country_id
      union all
      select 4, 'area', a.id::text, a.name, null, concat_ws(', ', t.name, s.name, c.name), 0
      from areas a join cities t on t.id = a.city_id join states s on s.id = t.state_id
        join countries c on c.id = s.country_id
    ) places
    where name ilike ${`%${text}%`} or code ilike ${text}
    order by name ilike ${`${text}%`} desc, rank, name, within, id
    limit ${most}`.execute(db)

  return rows
}

export function findPlace(db: Db, level: Level, id: number) {
  return db
    .selectFrom(level)
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound(words[level]))
}

type Coded = { code: string; name: string }
type Named = { name: string }

export function insertCountry(db: Db, country: Coded) {
  return db
    .insertInto('countries')
    .values(country)
    .returning([idAsText, 'code', 'name'])
    .executeTakeFirstOrThrow()
}

/** Into a country that is there at this very moment; the same for the levels below. */
export function insertState(db: Db, countryId: number, { code, name }: Coded) {
  return db
    .insertInto('states')
    .columns(['countryId', 'code', 'name'])
    .expression((eb) =>
      eb
        .selectFrom('countries')
        .select(['id', eb.val(code).as('code'), eb.val(name).as('name')])
        .where('id', '=', countryId),
    )
    .returning([idAsText, 'code', 'name'])
    .executeTakeFirstOrThrow(() => notFound('Country'))
}

export function insertCity(db: Db, stateId: number, { name }: Named) {
  return db
    .insertInto('cities')
    .columns(['stateId', 'name'])
    .expression((eb) =>
      eb
        .selectFrom('states')
        .select(['id', eb.val(name).as('name')])
        .where('id', '=', stateId),
    )
    .returning([idAsText, 'name'])
    .executeTakeFirstOrThrow(() => notFound('State'))
}

export function insertArea(db: Db, cityId: number, { name }: Named) {
  return db
    .insertInto('areas')
    .columns(['cityId', 'name'])
    .expression((eb) =>
      eb
        .selectFrom('cities')
        .select(['id', eb.val(name).as('name')])
        .where('id', '=', cityId),
    )
    .returning([idAsText, 'name'])
    .executeTakeFirstOrThrow(() => notFound('City'))
}

export type Descendants = { states: number; cities: number; areas: number }

/** How much goes when a place goes. */
export async function countDescendants(db: Db, level: Level, id: number) {
  const { rows } = await sql<Descendants>`
    select count(distinct s.id)::int as states, count(distinct c.id)::int as cities, count(a.id)::int as areas
    from ${treesOf[level](id)}`.execute(db)

  return rows[0] as Descendants
}

const noState = sql`(select null::int as id) s`
const noCity = sql`(select null::int as id) c`

const treesOf = {
  countries: (id: number) => sql`states s left join cities c on c.state_id = s.id
    left join areas a on a.city_id = c.id where s.country_id = ${id}`,
  states: (id: number) =>
    sql`${noState}, cities c left join areas a on a.city_id = c.id where c.state_id = ${id}`,
  cities: (id: number) => sql`${noState}, ${noCity}, areas a where a.city_id = ${id}`,
  areas: () => sql`${noState}, ${noCity}, (select null::int as id) a`,
}

export function deletePlace(db: Db, level: Level, id: number) {
  return db
    .deleteFrom(level)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirstOrThrow(() => notFound(words[level]))
}
