type Prices = { price: string; before: string }

export const title = 'On the counter'
export const allItems = 'All items'
export const mostViewedHint =
  'Your most viewed dishes. Tap a dish when it is sold out today or back, and a price to change it.'
export const hint = 'Tap a dish when it is sold out today or back, and a price to change it.'
export const availabilityOf = (name: string) => `${name} available`
export const available = 'Available'
export const availableAgain = (name: string) => `${name} is available again`
export const changeFailed = (name: string) => `We could not change ${name}. Please try again.`

export const pricesBySize = 'Prices by size'
export const pricesBySizeOf = (name: string) => `Prices by size of ${name}`
export const changePriceOf = (name: string, price: string) => `${price}, change the price of ${name}`
export const priceChanged = (name: string, { price, before }: Prices) =>
  `${name} now costs ${price}, before ${before}`
export const priceLabel = (name: string) => `Price of ${name} in rupees`
export const changePriceQuestion = (price: string) => `Change the price to ${price}?`
export const isVeryDifferent = (name: string, before: string) =>
  `${name} costs ${before} now. The new price is very different.`
export const keepPrice = (before: string) => `Keep ${before}`
export const changePrice = (price: string) => `Change to ${price}`
