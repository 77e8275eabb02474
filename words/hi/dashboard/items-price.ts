export const title = (name: string) => `${name} का दाम`
export const price = 'दाम'
export const cancel = 'रद्द करें'
export const save = 'दाम सेव करें'

export const question = (name: string) => `${name} का दाम बदलें?`
export const largeChange = (changes: string) => `${changes}। यह तीन गुने से ज़्यादा का फ़र्क है।`
export const change = (from: string, to: string) => `${from} से ${to}`
export const changeOfSize = (size: string, from: string, to: string) => `${size}: ${from} से ${to}`
export const keepEditing = 'वापस जाएँ'
export const confirm = 'दाम बदलें'
