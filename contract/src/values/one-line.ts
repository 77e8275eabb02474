// Control characters and the two line separators of Unicode.
const breaks = /[\p{Cc}\u2028\u2029]+/gu

export const isOneLine = (text: string) => text.search(breaks) === -1

/** The error for a name or a subject that is not on one line. */
export const ONE_LINE_ONLY = 'Please use one line, without tabs or line breaks'

/** Puts a name or a subject on one line, so that in an email it cannot look like a header or a line of our text. */
export const oneLine = (text: string) => text.replace(breaks, ' ').trim()
