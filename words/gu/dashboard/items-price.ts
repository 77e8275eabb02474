export const title = (name: string) => `${name}નો ભાવ`
export const price = 'ભાવ'
export const cancel = 'રદ કરો'
export const save = 'ભાવ સેવ કરો'

export const question = (name: string) => `${name}નો ભાવ બદલવો છે?`
export const largeChange = (changes: string) => `${changes}. આ ત્રણ ગણાથી વધુ ફરક છે.`
export const change = (from: string, to: string) => `${from}થી ${to}`
export const changeOfSize = (size: string, from: string, to: string) => `${size}: ${from}થી ${to}`
export const keepEditing = 'પાછા જાઓ'
export const confirm = 'ભાવ બદલો'
