export const about = (label: string) => `${label} के बारे में`
