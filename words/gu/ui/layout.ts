export const about = (label: string) => `${label} વિશે`
