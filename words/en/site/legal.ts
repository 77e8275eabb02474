export const contents = 'Contents'
