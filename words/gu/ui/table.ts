type Rows = { first: string; last: string; total: string; noun: string }

export const pagination = 'પેજ'
export const showing = ({ first, last, total, noun }: Rows) => `${noun}: ${total} માંથી ${first} થી ${last}`
export const firstPage = 'પહેલું પેજ'
export const previousPage = 'પાછલું પેજ'
export const nextPage = 'આગલું પેજ'
export const lastPage = 'છેલ્લું પેજ'
export const pageOf = (page: string, pages: string) => `પેજ ${page}, કુલ ${pages}`
export const rowsPerPage = (noun: string) => `એક પેજ પર કેટલા દેખાય: ${noun}`
export const perPage = (size: number) => `એક પેજ પર ${size}`
export const noneOnThisPage = (noun: string) => `આ પેજ પર ${noun} નથી`
export const onPreviousPages = (total: string, noun: string) => `પાછલાં પેજ પર ${noun}: ${total}`
export const goToLastPage = 'છેલ્લા પેજ પર જાઓ'
