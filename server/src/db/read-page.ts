import { type Page, paginate } from '@thela/contract/values/paging'
import { type SelectQueryBuilder, sql } from 'kysely'

/** One page of a list with the total count, also for a page past its end. */
export async function readPage<Schema, Tables extends keyof Schema, Row>(
  list: SelectQueryBuilder<Schema, Tables, Row>,
  page: Page,
) {
  const [rows, { total }] = await Promise.all([
    list
      .limit(page.limit)
      .offset((page.page - 1) * page.limit)
      .execute(),
    list
      .clearSelect()
      .clearOrderBy()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow() as Promise<{ total: number }>,
  ])

  return { rows, pagination: paginate(page, total) }
}
