import { type FoundPlace, MAX_FOUND_PLACES } from '@thela/contract/places/locations'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { escapeLike } from '../../../db/escape-like.ts'

type Wanted = {
  /** The beginning of the place's name. */
  name: string
  /** The beginning of its city's or state's name. */
  within?: string
}

/** Cities and areas whose name begins so, shorter names first among those that begin alike; a city before its areas. */
export async function findPlaces(db: Db, wanted: Wanted) {
  const { rows } = await sql<FoundPlace>`${placesStatement(wanted)}`.execute(db)
  return rows
}

/** Each half reads no more of its index than it returns, however many places begin with these letters. */
export const placesStatement = ({ name, within }: Wanted) => sql`
  select co.name as country, st.name as state, ci.name as city, found.area
  from (
    (select lower(ci.name) collate "C" as sorted, ci.id as city_id, null as area
      from cities ci join states st on st.id = ci.state_id
      where ${beginsWith('ci', name)} and (${isWithin('st', within)})
      order by lower(ci.name) collate "C" limit ${MAX_FOUND_PLACES})
    union all
    (select lower(ar.name) collate "C", ar.city_id, ar.name
      from areas ar join cities ci on ci.id = ar.city_id join states st on st.id = ci.state_id
      where ${beginsWith('ar', name)} and (${isWithin('ci', within)} or ${isWithin('st', within)})
      order by lower(ar.name) collate "C" limit ${MAX_FOUND_PLACES})) found
  join cities ci on ci.id = found.city_id
  join states st on st.id = ci.state_id
  join countries co on co.id = st.country_id
  order by found.sorted, found.area nulls first, co.name, st.name, ci.name
  limit ${MAX_FOUND_PLACES}`

const beginsWith = (table: string, text: string): RawBuilder<unknown> =>
  sql`lower(${sql.ref(`${table}.name`)}) collate "C" like lower(${`${escapeLike(text)}%`})`

const isWithin = (table: string, text: string | undefined) => (text ? beginsWith(table, text) : sql`true`)
