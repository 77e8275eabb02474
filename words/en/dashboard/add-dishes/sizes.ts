/** A size of the dish library, or of a list that was read, as this language calls it. */
export const sizeName = (size: string) => size
