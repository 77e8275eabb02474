export const about = (label: string) => `About ${label}`
