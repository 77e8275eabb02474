export const close = 'બંધ કરો'
export const switchTheme = 'થીમ બદલો'
export const switchToLight = 'આછી થીમ કરો'
export const switchToDark = 'ઘેરી થીમ કરો'
