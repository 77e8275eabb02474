// Control characters, and the two separators that Unicode ends lines with.
const breaks = /[\p{Cc}\u2028\u2029]+/gu

export const isOneLine = (text: string) => text.search(breaks) === -1

/** What a form says of a name or a subject that is not on one line. */
export const ONE_LINE_ONLY = 'Please use one line, without tabs or line breaks'

/** A name or a subject on one line, so that in a letter it cannot pass for a line or a header of ours. */
export const oneLine = (text: string) => text.replace(breaks, ' ').trim()
