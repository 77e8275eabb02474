type Rows = { first: string; last: string; total: string; noun: string }

export const pagination = 'पेज'
export const showing = ({ first, last, total, noun }: Rows) => `${noun}: ${total} में से ${first} से ${last}`
export const firstPage = 'पहला पेज'
export const previousPage = 'पिछला पेज'
export const nextPage = 'अगला पेज'
export const lastPage = 'आखिरी पेज'
export const pageOf = (page: string, pages: string) => `पेज ${page}, कुल ${pages}`
export const rowsPerPage = (noun: string) => `एक पेज पर कितने दिखें: ${noun}`
export const perPage = (size: number) => `एक पेज पर ${size}`
export const noneOnThisPage = (noun: string) => `इस पेज पर ${noun} नहीं हैं`
export const onPreviousPages = (total: string, noun: string) => `पिछले पेजों पर ${noun}: ${total}`
export const goToLastPage = 'आखिरी पेज पर जाएँ'
