/** The element that holds all items; give it a scroll-margin-top as high as what sticks above it. */
export const LIST_ID = 'items'
