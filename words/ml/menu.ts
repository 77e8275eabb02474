/** The words of a menu that its first picture needs, or one tap on it. */

export const later = () => import('./menu-later.ts')

/** The filters of a menu and the badges of its items. */
export const labels = {
  all: 'എല്ലാം',
  veg: 'വെജ്',
  egg: 'മുട്ട',
  nonveg: 'നോൺ-വെജ്',
  signature: 'സ്പെഷ്യൽ',
  featured: 'മികച്ചത്',
  popular: 'ജനപ്രിയം',
  spicy: 'എരിവ്',
  jain: 'ജൈൻ',
  vegan: 'വീഗൻ',
}
export const diets = 'ഭക്ഷണരീതി, അലർജി'
export const foodType = 'ഭക്ഷണം'
export const special = 'പ്രത്യേകം'
export const vegetarianOnly = 'വെജ് മാത്രം'
export const soldOutToday = 'ഇന്ന് തീർന്നു'
export const outOfStock = 'തീർന്നു'

export const search = 'മെനുവിൽ തിരയുക'
export const searchDelicious = 'മെനുവിൽ തിരയുക...'
export const clearSearch = 'മായ്ക്കുക'
export const saved = 'ഇഷ്ടങ്ങൾ'
export const favourite = 'ഇഷ്ടം'
export const categories = 'വിഭാഗങ്ങൾ'
export const allItems = 'എല്ലാം'
export const allMenuItems = 'മുഴുവൻ മെനു'
export const ourCollection = 'ഞങ്ങളുടെ മെനു'
export const other = 'മറ്റുള്ളവ'

export const noMenuItems = 'മെനുവിൽ ഇപ്പോൾ ഒന്നുമില്ല'
export const noItems = 'ഇപ്പോൾ ഒന്നുമില്ല'
export const noItemsFound = 'ഒന്നും കിട്ടിയില്ല'
export const noItemsInCategory = 'ഈ വിഭാഗത്തിൽ ഒന്നുമില്ല.'
export const nothingFor = (search: string) => `‘${search}’ കിട്ടിയില്ല`
export const wholeMenu = 'മുഴുവൻ മെനു കാണുക'

/** ₹ stands for the price. */
export const from = '₹ മുതൽ'
export const was = 'മുമ്പ് '
export const more = (count: number) => `${count} എണ്ണം കൂടി`
export const minutes = (time: string) => `${time} മിനിറ്റ്`
export const calories = (count: number) => `${count} കലോറി`
export const ingredients = (list: string) => `ചേരുവകൾ: ${list}`

export const tagline = 'നല്ല ഭക്ഷണം'
export const call = 'വിളിക്കുക'
export const orderNow = 'ഓർഡർ ചെയ്യുക'
export const clock = (hour: number, time: string) =>
  `${['രാത്രി', 'രാവിലെ', 'രാവിലെ', 'ഉച്ചയ്ക്ക്', 'വൈകിട്ട്', 'രാത്രി'][hour >> 2]} ${time}`
export const openingHours = 'തുറക്കുന്ന സമയം'
export const closedToday = 'ഇന്ന് അവധി'
export const poweredBy = (name: string) => `${name} തയ്യാറാക്കിയത്`
export const backToTop = 'മുകളിലേക്ക്'
export const close = 'അടയ്ക്കുക'

export const share = 'മെനു പങ്കിടുക'
export const linkCopied = 'മെനു ലിങ്ക് പകർത്തി!'
export const menuLink = 'മെനു ലിങ്ക്'
export const showQr = 'QR കോഡ്'
export const qrOf = (name: string) => `${name} QR കോഡ്`
export const scan = 'മെനു തുറക്കാൻ സ്കാൻ ചെയ്യുക'
export const qrFailed = 'QR കോഡ് തുറന്നില്ല. കുറച്ചു കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.'

export const addToCart = 'ചേർക്കുക'
export const viewCart = 'പട്ടിക കാണുക'
export const cart = 'പട്ടിക'
export const showList = 'കൗണ്ടറിൽ ഈ പട്ടിക കാണിക്കുക'
export const total = 'ആകെ'
export const emptyCart = 'പട്ടിക ഒഴിവാക്കുക'
export const oneLess = (name: string) => `${name} ഒന്ന് കുറയ്ക്കുക`
export const oneMore = (name: string) => `${name} ഒന്നുകൂടി ചേർക്കുക`
