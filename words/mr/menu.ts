/** The words of a menu that its first picture needs, or one tap on it. */

export const later = () => import('./menu-later.ts')

/** The filters of a menu and the badges of its items. */
export const labels = {
  all: 'सर्व',
  veg: 'व्हेज',
  egg: 'अंडे',
  nonveg: 'नॉन-व्हेज',
  signature: 'खास',
  featured: 'निवडक',
  popular: 'लोकप्रिय',
  spicy: 'तिखट',
  jain: 'जैन',
  vegan: 'व्हीगन',
}
export const diets = 'आहार आणि ॲलर्जी'
export const foodType = 'जेवण'
export const special = 'स्पेशल'
export const vegetarianOnly = 'फक्त व्हेज'
export const soldOutToday = 'आज संपले'
export const outOfStock = 'संपले'

export const search = 'मेनूमध्ये शोधा'
export const searchDelicious = 'मेनूमध्ये शोधा...'
export const clearSearch = 'काढा'
export const saved = 'आवडते'
export const favourite = 'आवडीत ठेवा'
export const categories = 'प्रकार'
export const allItems = 'सर्व काही'
export const allMenuItems = 'पूर्ण मेनू'
export const ourCollection = 'आमचा मेनू'
export const other = 'इतर'

export const noMenuItems = 'मेनूमध्ये सध्या काही नाही'
export const noItems = 'सध्या काही नाही'
export const noItemsFound = 'काही सापडले नाही'
export const noItemsInCategory = 'या प्रकारात काही नाही.'
export const nothingFor = (search: string) => `‘${search}’ सापडले नाही`
export const wholeMenu = 'पूर्ण मेनू पाहा'

/** ₹ stands for the price. */
export const from = '₹ पासून'
export const was = 'आधी '
export const more = (count: number) => `आणखी ${count}`
export const minutes = (time: string) => `${time} मिनिटे`
export const calories = (count: number) => `${count} कॅलरी`
export const ingredients = (list: string) => `साहित्य: ${list}`

export const tagline = 'चांगले जेवण, चांगली सेवा'
export const call = 'कॉल'
export const orderNow = 'ऑर्डर करा'
export const clock = (hour: number, time: string) =>
  `${['रात्री', 'सकाळी', 'सकाळी', 'दुपारी', 'सायंकाळी', 'रात्री'][hour >> 2]} ${time}`
export const openingHours = 'उघडण्याची वेळ'
export const closedToday = 'आज बंद'
export const poweredBy = (name: string) => `${name} वर बनवले`
export const backToTop = 'वर जा'
export const close = 'बंद करा'

export const share = 'मेनू शेअर करा'
export const linkCopied = 'मेनूची लिंक कॉपी झाली!'
export const menuLink = 'मेनूची लिंक'
export const showQr = 'QR कोड'
export const qrOf = (name: string) => `${name} चा QR कोड`
export const scan = 'मेनू उघडण्यासाठी स्कॅन करा'
export const qrFailed = 'QR कोड उघडला नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.'

export const addToCart = 'जोडा'
export const viewCart = 'यादी पाहा'
export const cart = 'यादी'
export const showList = 'काउंटरवर ही यादी दाखवा'
export const total = 'एकूण'
export const emptyCart = 'यादी रिकामी करा'
export const oneLess = (name: string) => `${name} एक कमी करा`
export const oneMore = (name: string) => `${name} आणखी एक टाका`
