export const close = 'Close'
export const switchTheme = 'Switch theme'
export const switchToLight = 'Switch to light theme'
export const switchToDark = 'Switch to dark theme'
