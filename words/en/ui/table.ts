type Rows = { first: string; last: string; total: string; noun: string }

export const pagination = 'Pagination'
export const showing = ({ first, last, total, noun }: Rows) =>
  `Showing ${first} to ${last} of ${total} ${noun}`
export const firstPage = 'First'
export const previousPage = 'Previous'
export const nextPage = 'Next'
export const lastPage = 'Last'
export const pageOf = (page: string, pages: string) => `Page ${page} of ${pages}`
export const rowsPerPage = (noun: string) => `Number of ${noun} per page`
export const perPage = (size: number) => `${size} per page`
export const noneOnThisPage = (noun: string) => `No ${noun} on this page`
export const onPreviousPages = (total: string, noun: string) =>
  `There are ${total} ${noun} on the previous pages.`
export const goToLastPage = 'Go to the last page'
