/** The words of a menu that its first picture needs, or one tap on it. */

export const later = () => import('./menu-later.ts')

/** The filters of a menu and the badges of its items. */
export const labels = {
  all: 'બધું',
  veg: 'વેજ',
  egg: 'ઈંડું',
  nonveg: 'નોન-વેજ',
  signature: 'ખાસ',
  featured: 'પસંદગીનું',
  popular: 'લોકપ્રિય',
  spicy: 'તીખું',
  jain: 'જૈન',
  vegan: 'વીગન',
}
export const diets = 'ખાણી-પીણી અને એલર્જી'
export const foodType = 'ખાવાનું'
export const special = 'સ્પેશિયલ'
export const vegetarianOnly = 'ફક્ત વેજ'
export const soldOutToday = 'આજે ખલાસ'
export const outOfStock = 'ખલાસ'

export const search = 'મેનૂમાં શોધો'
export const searchDelicious = 'મેનૂમાં શોધો...'
export const clearSearch = 'કાઢી નાખો'
export const saved = 'પસંદ'
export const favourite = 'પસંદમાં રાખો'
export const categories = 'કેટેગરી'
export const allItems = 'બધું જ'
export const allMenuItems = 'આખું મેનૂ'
export const ourCollection = 'અમારું મેનૂ'
export const other = 'અન્ય'

export const noMenuItems = 'મેનૂમાં હાલ કંઈ નથી'
export const noItems = 'હાલ કંઈ નથી'
export const noItemsFound = 'કંઈ મળ્યું નહીં'
export const noItemsInCategory = 'આ કેટેગરીમાં કંઈ નથી.'
export const nothingFor = (search: string) => `‘${search}’ મળ્યું નહીં`
export const wholeMenu = 'આખું મેનૂ જુઓ'

/** ₹ stands for the price. */
export const from = '₹ થી'
export const was = 'પહેલાં '
export const more = (count: number) => `+${count} બીજા`
export const minutes = (time: string) => `${time} મિનિટ`
export const calories = (count: number) => `${count} કૅલરી`
export const ingredients = (list: string) => `સામગ્રી: ${list}`

export const tagline = 'સારું ખાવાનું, સારી સેવા'
export const call = 'કૉલ'
export const orderNow = 'ઑર્ડર કરો'
export const clock = (hour: number, time: string) =>
  `${['રાત્રે', 'સવારે', 'સવારે', 'બપોરે', 'સાંજે', 'રાત્રે'][hour >> 2]} ${time}`
export const openingHours = 'ખુલવાનો સમય'
export const closedToday = 'આજે બંધ'
export const poweredBy = (name: string) => `${name} પર બનેલું`
export const backToTop = 'ઉપર જાઓ'
export const close = 'બંધ કરો'

export const share = 'મેનૂ શેર કરો'
export const linkCopied = 'મેનૂની લિંક કૉપી થઈ!'
export const menuLink = 'મેનૂની લિંક'
export const showQr = 'QR કોડ'
export const qrOf = (name: string) => `${name} નો QR કોડ`
export const scan = 'મેનૂ ખોલવા સ્કૅન કરો'
export const qrFailed = 'QR કોડ ખૂલ્યો નહીં. થોડી વાર પછી ફરી પ્રયાસ કરો.'

export const addToCart = 'ઉમેરો'
export const viewCart = 'લિસ્ટ જુઓ'
export const cart = 'લિસ્ટ'
export const showList = 'કાઉન્ટર પર આ લિસ્ટ બતાવો'
export const total = 'કુલ'
export const emptyCart = 'લિસ્ટ ખાલી કરો'
export const oneLess = (name: string) => `${name} એક ઓછું કરો`
export const oneMore = (name: string) => `${name} એક વધારે ઉમેરો`
