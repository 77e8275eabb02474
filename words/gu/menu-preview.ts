export const theme = 'રંગ'
