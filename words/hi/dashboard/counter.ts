type Prices = { price: string; before: string }

export const title = 'आज की डिश'
export const allItems = 'सब डिश'
export const mostViewedHint =
  'सबसे ज़्यादा देखी गई डिश। आज खत्म हो या फिर मिले तो डिश दबाएँ, दाम बदलना हो तो दाम दबाएँ।'
export const hint = 'आज खत्म हो या फिर मिले तो डिश दबाएँ, दाम बदलना हो तो दाम दबाएँ।'
export const availabilityOf = (name: string) => `${name} मिलेगा`
export const available = 'मिलेगा'
export const availableAgain = (name: string) => `${name} फिर से मिलेगा`
export const changeFailed = (name: string) => `${name} में बदलाव नहीं हो पाया। फिर कोशिश करें।`

export const pricesBySize = 'साइज़ के दाम'
export const pricesBySizeOf = (name: string) => `${name} के साइज़ के दाम`
export const changePriceOf = (name: string, price: string) => `${price}, ${name} का दाम बदलें`
export const priceChanged = (name: string, { price, before }: Prices) =>
  `${name} का दाम अब ${price} है, पहले ${before} था`
export const priceLabel = (name: string) => `${name} का दाम रुपये में`
export const changePriceQuestion = (price: string) => `दाम ${price} करें?`
export const isVeryDifferent = (name: string, before: string) =>
  `${name} का दाम अभी ${before} है। नया दाम इससे बहुत अलग है।`
export const keepPrice = (before: string) => `${before} ही रखें`
export const changePrice = (price: string) => `${price} करें`
