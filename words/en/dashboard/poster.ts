export const scanForMenu = 'Scan for menu'
export const noAppNeeded = 'No app needed'
