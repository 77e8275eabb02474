export const clear = (label: string) => `${label} ખાલી કરો`
