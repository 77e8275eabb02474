import { sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'
import { isOnline } from '../../../menus/page-data/queries.ts'
import type { ReadToken } from '../ad-token.ts'
import type { CounterSums } from './aggregate-views.ts'
import type { BillingState, LockedPlacement } from './bill-views.ts'

/** The ads that exist, locked in the order of their ids. */
export async function lockAds(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('ads')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** What is left of each placement, locked until it is billed. */
export async function lockPlacements(db: Db, ids: string[]): Promise<LockedPlacement[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('placements')
    .select(['id', sql<number | null>`max_impressions - current_impressions`.as('remaining'), 'price'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Marks tokens as used; returns those that were not used before. */
export async function insertTokens(db: Db, tokens: ReadToken[]) {
  if (tokens.length === 0) return []
  const rows = tokens
    .map(({ nonce, expiresAt }) => ({ nonce, expiresAt: expiresAt.toISOString() }))
    .sort((a, b) => (a.nonce < b.nonce ? -1 : 1))
  const fresh = await db
    .insertInto('serveTokens')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .execute()
  return fresh.map(({ nonce }) => nonce)
}

/** Whether the click of these tokens is still to come, and how much was billed to these viewers; read under the lock. */
export async function readUsed(
  db: Db,
  { nonces, viewers }: { nonces: string[]; viewers: string[] },
): Promise<Pick<BillingState, 'clickable' | 'billed'>> {
  const { rows } = await sql<{ nonce: string | null; isClickable: boolean; viewer: string; views: number }>`
    select nonce, is_clickable, null as viewer, 0 as views from serve_tokens where nonce = any(${nonces}::text[])
    union all
    select null, false, viewer, views from ad_viewers where viewer = any(${viewers}::text[])`.execute(db)
  return {
    clickable: new Map(rows.flatMap(({ nonce, isClickable }) => (nonce ? [[nonce, isClickable]] : []))),
    billed: new Map(rows.flatMap(({ viewer, views }) => (viewer ? [[viewer, views]] : []))),
  }
}

/** The places of the vendors whose menus are online. */
export async function findVendorPlaces(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; place: string }>`
    select id, concat_ws(', ', nullif(area, ''), nullif(city, ''), nullif(state, ''), nullif(country, '')) as place
    from vendors where id = any(${ids}::text[]) and ${isOnline}`.execute(db)
  return new Map(rows.map(({ id, place }) => [id, place]))
}

/**
 * Writes the sums of a batch, in one statement over rows that are already locked.
 * A placement that reaches its cap is marked as filled, which every node sees within a second.
 */
export async function raiseCounters(db: Db, sums: CounterSums & { closedTokens: string[] }) {
  const { rows } = await sql<{ id: string }>`
    with added as (select ${JSON.stringify(sums)}::jsonb as sums), ${raiseAds}, ${raiseDays},
      ${raiseViewers}, ${closeTokens}
    update placements p set current_impressions = p.current_impressions + granted
    from added, jsonb_to_recordset(sums -> 'placements') as a(id text, granted int)
    where p.id = a.id
    returning case when p.current_impressions >= p.max_impressions then p.id end as id`.execute(db)

  const full = rows.flatMap(({ id }) => id ?? [])
  if (full.length > 0) await markFilled(db, full)
}

const raiseAds = sql`ads_raised as (
  update ads set impressions = ads.impressions + a.impressions, clicks = ads.clicks + a.clicks
  from added, jsonb_to_recordset(sums -> 'ads') as a(id text, impressions int, clicks int)
  where ads.id = a.id
)`

const raiseDays = sql`days_raised as (
  insert into ad_days as days (ad_id, day, place, impressions, verified_impressions, over_cap, unbilled, clicks, spend)
  select "adId", day, place, impressions, verified, "overCap", unbilled, clicks, spend
  from added, jsonb_to_recordset(sums -> 'days') as a("adId" text, day date, place text, impressions int,
    verified int, "overCap" int, unbilled int, clicks int, spend numeric) order by 1, 2, 3
  on conflict (ad_id, day, place) do update set
    impressions = days.impressions + excluded.impressions,
    verified_impressions = days.verified_impressions + excluded.verified_impressions,
    over_cap = days.over_cap + excluded.over_cap, unbilled = days.unbilled + excluded.unbilled,
    clicks = days.clicks + excluded.clicks,
    spend = days.spend + excluded.spend
)`

const raiseViewers = sql`viewers_raised as (
  insert into ad_viewers as viewers (viewer, day, views) select viewer, day, views
  from added, jsonb_to_recordset(sums -> 'viewers') as a(viewer text, day date, views int) order by 1
  on conflict (viewer) do update set views = viewers.views + excluded.views
)`

const closeTokens = sql`tokens_closed as (
  update serve_tokens set is_clickable = false
  from added, jsonb_array_elements_text(sums -> 'closedTokens') as closed(nonce)
  where serve_tokens.nonce = closed.nonce
)`

async function markFilled(db: Db, full: string[]) {
  const { filled } = await db
    .updateTable('adDelivery')
    .set({ filled: sql<number>`filled + 1` })
    .returning('filled')
    .executeTakeFirstOrThrow()
  await db.updateTable('placements').set({ filledRev: filled }).where('id', 'in', full).execute()
}
