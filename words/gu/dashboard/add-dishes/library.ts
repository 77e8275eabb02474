export const searchLabel = 'બધી ડિશમાં શોધો'
export const searchPlaceholder = 'બધી ડિશમાં શોધો, કોઈ પણ લિપિમાં'
export const found = 'આ મળી'
export const searchFailed = 'ડિશની યાદીમાં શોધી ન શકાયું.'
export const nothingFound = 'કોઈ ડિશ મળી નહીં'
export const nothingFoundText = (search: string) =>
  `યાદીમાં "${search}" નથી. તેને ભાવ સાથે "પેસ્ટ કરો"માં લખો, અથવા એકલી ડિશ તરીકે ઉમેરો.`

export const whatDoYouSell = 'તમે શું વેચો છો?'
export const loadingKinds = 'દુકાનોની યાદી લોડ થાય છે'
export const loadFailed = 'ડિશની યાદી લોડ ન થઈ.'
export const ticked = (count: number) => `${count} પસંદ`
export const allKinds = 'બધા પ્રકાર'
export const loadingDishes = 'ડિશ લોડ થાય છે'
export const loadDishesFailed = 'આ ડિશ લોડ ન થઈ.'

export const tickAll = 'બધી પસંદ કરો'
export const tickAllOf = (category: string) => `${category}: બધી પસંદ કરો`
export const untickAll = 'બધી કાઢો'
export const untickAllOf = (category: string) => `${category}: બધી કાઢો`
export const priceOf = (dish: string) => `${dish}નો ભાવ`
export const priceOfSize = (dish: string, size: string) => `${dish}, ${size}નો ભાવ`
export const onePrice = 'એક ભાવ'

export const yourDishes = 'તમારી ડિશ'
export const nothingTicked = 'હજી કંઈ પસંદ નથી કર્યું'
export const nothingTickedText = 'પહેલાં જણાવો શું વેચો છો, પછી તમારી ડિશ પસંદ કરો.'
export const namesOnMenu = 'મેનૂ પર નામ'

export const show = 'બતાવો'
export const untickQuestion = 'પસંદ કરેલી બધી ડિશ કાઢવી છે?'
export const untickText = (count: number) => `પસંદ કરેલી ${count} ડિશ અને લખેલા ભાવ નીકળી જશે.`
export const untickEverything = 'બધી કાઢો'
