export const theme = 'रंग'
