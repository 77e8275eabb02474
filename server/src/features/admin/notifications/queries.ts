import { AT_RISK_DAYS, LOW_ACTIVITY_BELOW } from '@thela/contract/analytics/vendor-activity'
import { type Page, paginate } from '@thela/contract/values/paging'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type { Span } from '../../analytics/rollups/span.ts'
import { joinCounts, totalViews } from '../../analytics/rollups/vendors/queries.ts'
import { isYoungerThan } from '../../analytics/vendor-activity/queries.ts'
import { isActive } from '../vendor-list/queries.ts'

export type QuietVendor = { id: string; businessName: string; totalViews: number }

/** Vendors whose menu is online and rarely opened, without those who joined in the last days (DEC-172). */
export async function listQuietVendors(db: Db, span: Span, { page, limit }: Page) {
  const { rows } = await sql<QuietVendor & { total: number }>`
    select id, business_name, ${totalViews}::int as total_views, count(*) over ()::int as total ${quietVendors(span)}
    order by 3, created_at desc, id limit ${limit} offset ${(page - 1) * limit}`.execute(db)

  return {
    rows,
    pagination: paginate({ page, limit }, rows[0]?.total ?? (await countQuietVendors(db, span))),
  }
}

async function countQuietVendors(db: Db, span: Span) {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${quietVendors(span)}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** How many vendors there are to look at. */
export async function countAllVendors(db: Db) {
  const { count } = await db
    .selectFrom('vendors')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()

  return count
}

const quietVendors = (span: Span) => sql`
  from vendors ${joinCounts(span)}
  where deleted_at is null and ${isActive} and not ${isYoungerThan(AT_RISK_DAYS)}
    and ${totalViews} < ${LOW_ACTIVITY_BELOW}`
