type Prices = { price: string; before: string }

export const title = 'આજની ડિશ'
export const allItems = 'બધી ડિશ'
export const mostViewedHint =
  'સૌથી વધુ જોવાયેલી ડિશ. આજે ખલાસ થાય કે ફરી મળે ત્યારે ડિશ દબાવો, ભાવ બદલવો હોય તો ભાવ દબાવો.'
export const hint = 'આજે ખલાસ થાય કે ફરી મળે ત્યારે ડિશ દબાવો, ભાવ બદલવો હોય તો ભાવ દબાવો.'
export const availabilityOf = (name: string) => `${name} મળશે`
export const available = 'મળશે'
export const availableAgain = (name: string) => `${name} ફરી મળશે`
export const changeFailed = (name: string) => `${name} માં ફેરફાર થઈ શક્યો નહીં. ફરી પ્રયાસ કરો.`

export const pricesBySize = 'સાઇઝના ભાવ'
export const pricesBySizeOf = (name: string) => `${name} ના સાઇઝના ભાવ`
export const changePriceOf = (name: string, price: string) => `${price}, ${name} નો ભાવ બદલો`
export const priceChanged = (name: string, { price, before }: Prices) =>
  `${name} નો ભાવ હવે ${price} છે, પહેલાં ${before} હતો`
export const priceLabel = (name: string) => `${name} નો ભાવ રૂપિયામાં`
export const changePriceQuestion = (price: string) => `ભાવ ${price} કરવો છે?`
export const isVeryDifferent = (name: string, before: string) =>
  `${name} નો ભાવ હમણાં ${before} છે. નવો ભાવ આનાથી ઘણો અલગ છે.`
export const keepPrice = (before: string) => `${before} જ રાખો`
export const changePrice = (price: string) => `${price} કરો`
