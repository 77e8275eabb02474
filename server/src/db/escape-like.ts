/** Escapes the wildcards of `like`: what people type is matched literally. */
export const escapeLike = (text: string) => text.replace(/[%_\\]/g, '\\$&')
