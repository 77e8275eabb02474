export const theme = 'Theme'
