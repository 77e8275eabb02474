export const close = 'बंद करें'
export const switchTheme = 'थीम बदलें'
export const switchToLight = 'हल्की थीम करें'
export const switchToDark = 'गहरी थीम करें'
