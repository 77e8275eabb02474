/** A text that `like` takes to the letter: what people type has no wildcards. */
export const literally = (text: string) => text.replace(/[%_\\]/g, '\\$&')
