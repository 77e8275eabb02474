import { sql } from 'kysely'
import type { Db } from '../../../../../db/connect.ts'
import type { Difference } from '../difference.ts'

/**
 * Recounts a finished day from its events for the ads that still exist, repairs differences and returns them.
 * Views that are not billed leave no event, so their counts stay as they are.
 */
export async function repairAdDay(db: Db, day: string) {
  const found = await findDifferences(db, day)
  if (found.length > 0) await replaceDay(db, day)
  return found
}

/** An ad's event has the place it was counted for, and its price when it was billed. */
const countEvents = (day: string) => sql`
  select ad_id, day, details ->> 'place' as place,
    count(*) filter (where type = 'AD_IMPRESSION')::int as impressions,
    count(*) filter (where type = 'AD_IMPRESSION' and (details -> 'verified')::boolean)::int as verified_impressions,
    count(*) filter (where type = 'AD_CLICK')::int as clicks,
    coalesce(sum((details -> 'price')::numeric), 0)::numeric(14, 6) as spend
  from events
  where day = ${day}::date and type in ('AD_IMPRESSION', 'AD_CLICK') and ad_id in (select id from ads)
  group by 1, 2, 3`

async function findDifferences(db: Db, day: string) {
  const { rows } = await sql<Difference>`
    with truth as (${countEvents(day)}), counted as (
      select ad_id, day, place, impressions, verified_impressions, clicks, spend from ad_days
      where day = ${day}::date and (impressions > 0 or clicks > 0)
    )
    select 'ad_days' as rollup, 'only counted' as found, to_jsonb(c) as row
      from (table counted except table truth) c
    union all
    select 'ad_days', 'only in events', to_jsonb(t) from (table truth except table counted) t`.execute(db)
  return rows
}

async function replaceDay(db: Db, day: string) {
  await db
    .updateTable('adDays')
    .set({ impressions: 0, verifiedImpressions: 0, clicks: 0, spend: 0 })
    .where('day', '=', day)
    .execute()
  await sql`
    insert into ad_days (ad_id, day, place, impressions, verified_impressions, clicks, spend) ${countEvents(day)}
    on conflict (ad_id, day, place) do update set impressions = excluded.impressions,
      verified_impressions = excluded.verified_impressions, clicks = excluded.clicks, spend = excluded.spend`.execute(
    db,
  )
  await db
    .deleteFrom('adDays')
    .where('day', '=', day)
    .where((row) => row.and({ impressions: 0, clicks: 0, overCap: 0, unbilled: 0 }))
    .execute()
}
