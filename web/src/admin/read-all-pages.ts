import type { Pagination } from '@thela/contract/paging'

type Load<Answer> = (page: number) => Promise<Answer>
type Progress = (done: number, pages: number) => void

/** Every page of a list, one after the other; `onPage` hears how far it is. */
export async function readAllPages<Answer extends { pagination: Pagination }>(
  load: Load<Answer>,
  onPage: Progress = () => {},
) {
  const answers: Answer[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await load(page)
    pages = answer.pagination.totalPages
    answers.push(answer)
    onPage(page, Math.max(1, pages))
  }
  return answers
}
