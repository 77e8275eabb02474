export const clear = (label: string) => `Clear ${label}`
