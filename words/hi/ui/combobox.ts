export const clear = (label: string) => `${label} खाली करें`
