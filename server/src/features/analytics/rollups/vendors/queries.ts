import { AT_RISK_DAYS } from '@thela/contract/analytics/vendor-activity'
import { addDays } from '@thela/contract/values/date-range'
import { type RawBuilder, sql } from 'kysely'
import { isOutsideTotals, isWithin, signOfDay, type VendorCondition } from '../queries.ts'
import { hasTotals, type Span, type SpanWithTotals } from '../span.ts'
import { type Days, isVisit } from '../totals/queries.ts'

/**
 * Joins to `vendors` what visitors did in a span and whether any came in the last week (DEC-155), as `figures`.
 * A statement that uses none of its columns does not read it: the planner drops the joins.
 * Only the vendors of `which` are read.
 */
export function joinCounts(span: Span, which: VendorCondition = sql`true`) {
  if (!hasTotals(span)) return joinDays(span, which)
  return span.stored.includesToday ? joinTotalsWithToday(span) : joinTotals(span, which)
}

const lastWeekOf = ({ to }: Span) => addDays(to, 1 - AT_RISK_DAYS)

function joinDays(span: Span, which: VendorCondition) {
  const { from, to } = span
  const sumOf = (type: string) =>
    sql`(sum(count) filter (where type = ${sql.lit(type)} and day >= ${from}::date))::int`

  return sql`left join (
    select vendor_id, ${sumOf('MENU_VIEW')} as menu_views, ${sumOf('QR_SCAN')} as qr_scans,
      ${sumOf('ITEM_CLICK')} as item_clicks, max(day) >= ${lastWeekOf(span)}::date as is_visited
    from vendor_days
    where day between least(${from}::date, ${lastWeekOf(span)}::date) and ${to}::date and ${isVisit} and ${which}
    group by vendor_id) figures on figures.vendor_id = vendors.id`
}

/** The totals with today included: no day is read. */
function joinTotalsWithToday(span: SpanWithTotals) {
  const both = (column: string) =>
    sql`stored.${sql.ref(column)}[${span.stored.nth}] + stored.${sql.ref(`today_${column}`)} as ${sql.ref(column)}`

  return sql`
    left join vendor_totals stored on stored.vendor_id = vendors.id
    cross join lateral (
      select ${both('menu_views')}, ${both('qr_scans')}, ${both('item_clicks')}, stored.last_at,
        stored.last_visit >= ${lastWeekOf(span)}::date as is_visited) figures`
}

/** The totals and the days since; days that have left the span are subtracted. */
function joinTotals(span: SpanWithTotals, which: VendorCondition) {
  const { nth, until } = span.stored
  const sumOf = (type: string) =>
    sql`(sum(count * ${signOfDay(span)}) filter (where type = ${sql.lit(type)}))::int`
  const both = (column: string) =>
    sql`coalesce(${sql.ref(`stored.${column}`)}[${nth}], 0) + coalesce(${sql.ref(`since.${column}`)}, 0)`

  return sql`
    left join vendor_totals stored on stored.vendor_id = vendors.id
    left join (
      select vendor_id, ${sumOf('MENU_VIEW')} as menu_views, ${sumOf('QR_SCAN')} as qr_scans,
        ${sumOf('ITEM_CLICK')} as item_clicks, max(last_at) as last_at,
        max(day) filter (where ${isVisit} and day > ${until}::date) as last_visit
      from vendor_days where ${isOutsideTotals(span)} and ${which} group by vendor_id
    ) since on since.vendor_id = vendors.id
    cross join lateral (
      select ${both('menu_views')} as menu_views, ${both('qr_scans')} as qr_scans,
        ${both('item_clicks')} as item_clicks, greatest(stored.last_at, since.last_at) as last_at,
        greatest(stored.last_visit, since.last_visit) >= ${lastWeekOf(span)}::date as is_visited) figures`
}

export const menuViews = sql<number>`coalesce(figures.menu_views, 0)`
export const qrScans = sql<number>`coalesce(figures.qr_scans, 0)`
export const itemClicks = sql<number>`coalesce(figures.item_clicks, 0)`
export const totalViews = sql<number>`(${menuViews} + ${qrScans})`

/** The time of a vendor's last event of any type (DEC-171). */
export const lastActivityOf = (vendorId: RawBuilder<unknown>) => sql<string | null>`(
  select max(d.last_at) from vendor_days d
  where d.vendor_id = ${vendorId}
    and d.day = (select max(d.day) from vendor_days d where d.vendor_id = ${vendorId}))`

/** The same for all vendors of a list, in which `figures` is joined. */
export const lastActivityIn = ({ stored }: Span) =>
  stored ? sql<string | null>`figures.last_at` : lastActivityOf(sql`vendors.id`)

/** The visits of the vendor `v` of a statement, in these days and in total. */
export function countsOfVendor(days: Days) {
  const sumOf = (type: string, condition = sql`true`) =>
    sql`coalesce(sum(count) filter (where type = ${sql.lit(type)} and ${condition}), 0)`
  const inDays = (type: string) => sumOf(type, isWithin(days))

  return sql`
    select ${inDays('MENU_VIEW')} as menu_views, ${inDays('QR_SCAN')} as qr_scans,
      ${inDays('ITEM_CLICK')} as item_clicks, ${inDays('AD_CLICK')} as ad_clicks,
      ${sumOf('MENU_VIEW')} as all_time_menu_views, ${sumOf('QR_SCAN')} as all_time_qr_scans,
      ${sumOf('ITEM_CLICK')} as all_time_item_clicks
    from vendor_days where vendor_id = v.id and type in ('MENU_VIEW', 'QR_SCAN', 'ITEM_CLICK', 'AD_CLICK')`
}
