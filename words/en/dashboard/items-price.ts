export const title = (name: string) => `Price of ${name}`
export const price = 'Price'
export const cancel = 'Cancel'
export const save = 'Save price'

export const question = (name: string) => `Change the price of ${name}?`
export const largeChange = (changes: string) =>
  `${changes}. That is more than three times as much or as little.`
export const change = (from: string, to: string) => `From ${from} to ${to}`
export const changeOfSize = (size: string, from: string, to: string) => `${size}: from ${from} to ${to}`
export const keepEditing = 'Keep editing'
export const confirm = 'Change price'
