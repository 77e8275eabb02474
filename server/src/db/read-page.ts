import { type Page, paginate } from '@thela/contract/values/paging'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/**
 * One page of a list with the total count, also for a page past its end. With a condition for what follows the page
 * before, the rows of all pages before are not read.
 */
export async function readPage<Schema, Tables extends keyof Schema, Row>(
  list: SelectQueryBuilder<Schema, Tables, Row>,
  page: Page,
  follows?: RawBuilder<boolean>,
) {
  const rest = follows ? list.where(follows) : list.offset((page.page - 1) * page.limit)
  const [rows, { total }] = await Promise.all([
    rest.limit(page.limit).execute(),
    list
      .clearSelect()
      .clearOrderBy()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow() as Promise<{ total: number }>,
  ])

  return { rows, pagination: paginate(page, total) }
}
