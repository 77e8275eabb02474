/** The words of a menu that its first picture needs, or one tap on it. */

export const later = () => import('./menu-later.ts')

/** The filters of a menu and the badges of its items. */
export const labels = {
  all: 'सभी',
  veg: 'वेज',
  egg: 'अंडा',
  nonveg: 'नॉन-वेज',
  signature: 'खास',
  featured: 'चुनिंदा',
  popular: 'पसंदीदा',
  spicy: 'तीखा',
  jain: 'जैन',
  vegan: 'वीगन',
}
export const diets = 'खान-पान और एलर्जी'
export const foodType = 'खाना'
export const special = 'स्पेशल'
export const vegetarianOnly = 'सिर्फ़ वेज'
export const soldOutToday = 'आज खत्म'
export const outOfStock = 'खत्म'

export const search = 'मेनू में खोजें'
export const searchDelicious = 'मेनू में खोजें...'
export const clearSearch = 'हटाएँ'
export const saved = 'पसंद'
export const favourite = 'पसंद में रखें'
export const categories = 'कैटेगरी'
export const allItems = 'सब कुछ'
export const allMenuItems = 'पूरा मेनू'
export const ourCollection = 'हमारा मेनू'
export const other = 'अन्य'

export const noMenuItems = 'मेनू में अभी कुछ नहीं है'
export const noItems = 'अभी कुछ नहीं है'
export const noItemsFound = 'कुछ नहीं मिला'
export const noItemsInCategory = 'इस कैटेगरी में कुछ नहीं है।'
export const nothingFor = (search: string) => `‘${search}’ नहीं मिला`
export const wholeMenu = 'पूरा मेनू देखें'

/** ₹ stands for the price. */
export const from = '₹ से'
export const was = 'पहले '
export const more = (count: number) => `+${count} और`
export const minutes = (time: string) => `${time} मिनट`
export const calories = (count: number) => `${count} कैलोरी`
export const ingredients = (list: string) => `सामग्री: ${list}`

export const tagline = 'अच्छा खाना, अच्छी सेवा'
export const call = 'कॉल'
export const orderNow = 'ऑर्डर करें'
export const clock = (hour: number, time: string) =>
  `${['रात', 'सुबह', 'सुबह', 'दोपहर', 'शाम', 'रात'][hour >> 2]} ${time}`
export const openingHours = 'खुलने का समय'
export const closedToday = 'आज बंद'
export const poweredBy = (name: string) => `${name} पर बना`
export const backToTop = 'ऊपर जाएँ'
export const close = 'बंद करें'

export const share = 'मेनू शेयर करें'
export const linkCopied = 'मेनू का लिंक कॉपी हुआ!'
export const menuLink = 'मेनू का लिंक'
export const showQr = 'QR कोड'
export const qrOf = (name: string) => `${name} का QR कोड`
export const scan = 'मेनू खोलने के लिए स्कैन करें'
export const qrFailed = 'QR कोड नहीं खुला। थोड़ी देर बाद फिर कोशिश करें।'

export const addToCart = 'जोड़ें'
export const viewCart = 'लिस्ट देखें'
export const cart = 'लिस्ट'
export const showList = 'काउंटर पर यह लिस्ट दिखाएँ'
export const total = 'कुल'
export const emptyCart = 'लिस्ट खाली करें'
export const oneLess = (name: string) => `${name} एक कम करें`
export const oneMore = (name: string) => `${name} एक और जोड़ें`
