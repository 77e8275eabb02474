import type { Pagination } from '@thela/contract/values/paging'

export type Progress = { done: number; total: number }

type Load<Row> = (page: number) => Promise<{ rows: Row[]; pagination: Pagination }>
type Tell = (progress: Progress) => void

/** A list that never holds still is not walked for ever. */
const MOST_WALKS = 3

/**
 * All rows of a list, page by page; one that moved to a later page meanwhile is not told twice (DEC-173).
 * One that moved to an earlier page was jumped over: while fewer are known than there were, they are walked again.
 */
export async function* walkRows<Row extends { id: string }>(load: Load<Row>, tell: Tell) {
  const known = new Set<string>()
  let owed = 0

  for (let page = 1, walk = 1; walk <= MOST_WALKS; ) {
    const { rows, pagination } = await load(page)
    owed ||= pagination.total
    const fresh = rows.filter(({ id }) => !known.has(id))
    for (const { id } of fresh) known.add(id)

    yield fresh
    tell({ done: known.size, total: pagination.total })
    if (pagination.hasNextPage) page++
    else if (known.size >= owed) return
    else [page, walk] = [1, walk + 1]
  }
}

/** The same, all at once. */
export async function readRows<Row extends { id: string }>(load: Load<Row>, tell: Tell = () => {}) {
  const all: Row[] = []
  for await (const rows of walkRows(load, tell)) all.push(...rows)
  return all
}
