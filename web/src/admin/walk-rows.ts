import type { Pagination } from '@thela/contract/paging'

export type Progress = { done: number; total: number }

type Load<Row> = (page: number) => Promise<{ rows: Row[]; pagination: Pagination }>
type Tell = (progress: Progress) => void

/** All rows of a list, page by page; one that moved to a later page meanwhile is not told twice (DEC-173). */
export async function* walkRows<Row extends { id: string }>(load: Load<Row>, tell: Tell) {
  const known = new Set<string>()

  for (let page = 1, isMore = true; isMore; page++) {
    const { rows, pagination } = await load(page)
    const fresh = rows.filter(({ id }) => !known.has(id))
    for (const { id } of fresh) known.add(id)

    yield fresh
    tell({ done: known.size, total: pagination.total })
    isMore = pagination.hasNextPage
  }
}

/** The same, all at once. */
export async function readRows<Row extends { id: string }>(load: Load<Row>, tell: Tell = () => {}) {
  const all: Row[] = []
  for await (const rows of walkRows(load, tell)) all.push(...rows)
  return all
}
