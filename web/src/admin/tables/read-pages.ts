import type { Pagination } from '@thela/contract/values/paging'

export type Progress = { done: number; total: number }

type Load<Row> = (page: number, after?: string) => Promise<{ rows: Row[]; pagination: Pagination }>
type OnProgress = (progress: Progress) => void

/** A list that keeps changing is read at most this often. */
const MAX_PASSES = 3

/**
 * All rows of a list, page by page, each after the last row of the page before; a row that moved to a later page meanwhile is not returned twice (DEC-173).
 * One that moved to an earlier page was skipped: while fewer rows are known than there were, the pages are read again.
 */
export async function* readPages<Row extends { id: string }>(load: Load<Row>, onProgress: OnProgress) {
  const known = new Set<string>()
  let expected = 0

  for (let page = 1, pass = 1, after: string | undefined; pass <= MAX_PASSES; ) {
    const { rows, pagination } = await load(page, after)
    expected ||= pagination.total
    const fresh = rows.filter(({ id }) => !known.has(id))
    for (const { id } of fresh) known.add(id)

    yield fresh
    onProgress({ done: known.size, total: pagination.total })
    after = rows.at(-1)?.id
    if (pagination.hasNextPage) page++
    else if (known.size >= expected) return
    else [page, pass, after] = [1, pass + 1, undefined]
  }
}

/** The same, all at once. */
export async function readAllRows<Row extends { id: string }>(
  load: Load<Row>,
  onProgress: OnProgress = () => {},
) {
  const all: Row[] = []
  for await (const rows of readPages(load, onProgress)) all.push(...rows)
  return all
}
