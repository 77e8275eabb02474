/** The words of a menu that its first picture needs, or one tap on it. */

export const later = () => import('./menu-later.ts')

/** The filters of a menu and the badges of its items. */
export const labels = {
  all: 'అన్నీ',
  veg: 'వెజ్',
  egg: 'గుడ్డు',
  nonveg: 'నాన్-వెజ్',
  signature: 'స్పెషల్',
  featured: 'ఎంపిక',
  popular: 'ఫేమస్',
  spicy: 'కారం',
  jain: 'జైన్',
  vegan: 'వీగన్',
}
export const diets = 'ఆహారం, అలర్జీలు'
export const foodType = 'భోజనం'
export const special = 'ప్రత్యేకం'
export const vegetarianOnly = 'వెజ్ మాత్రమే'
export const soldOutToday = 'ఈరోజు అయిపోయింది'
export const outOfStock = 'అయిపోయింది'

export const search = 'మెనూలో వెతకండి'
export const searchDelicious = 'మెనూలో వెతకండి...'
export const clearSearch = 'తీసేయి'
export const saved = 'ఇష్టాలు'
export const favourite = 'ఇష్టం'
export const categories = 'వర్గాలు'
export const allItems = 'అన్నీ'
export const allMenuItems = 'పూర్తి మెనూ'
export const ourCollection = 'మా మెనూ'
export const other = 'ఇతరాలు'

export const noMenuItems = 'మెనూలో ఇప్పుడు ఏమీ లేవు'
export const noItems = 'ఇప్పుడు ఏమీ లేవు'
export const noItemsFound = 'ఏమీ దొరకలేదు'
export const noItemsInCategory = 'ఈ వర్గంలో ఏమీ లేవు.'
export const nothingFor = (search: string) => `‘${search}’ దొరకలేదు`
export const wholeMenu = 'పూర్తి మెనూ చూడండి'

/** ₹ stands for the price. */
export const from = '₹ నుండి'
export const was = 'ముందు '
export const more = (count: number) => `మరో ${count}`
export const minutes = (time: string) => `${time} నిమి.`
export const calories = (count: number) => `${count} క్యాలరీలు`
export const ingredients = (list: string) => `పదార్థాలు: ${list}`

export const tagline = 'మంచి భోజనం, మంచి సేవ'
export const call = 'కాల్'
export const orderNow = 'ఆర్డర్ చేయండి'
export const clock = (hour: number, time: string) =>
  `${['రాత్రి', 'ఉదయం', 'ఉదయం', 'మధ్యాహ్నం', 'సాయంత్రం', 'రాత్రి'][hour >> 2]} ${time}`
export const openingHours = 'తెరిచే సమయం'
export const closedToday = 'ఈరోజు సెలవు'
export const poweredBy = (name: string) => `${name} తయారీ`
export const backToTop = 'పైకి'
export const close = 'మూసివేయి'

export const share = 'మెనూ షేర్'
export const linkCopied = 'మెనూ లింక్ కాపీ అయింది!'
export const menuLink = 'మెనూ లింక్'
export const showQr = 'QR కోడ్'
export const qrOf = (name: string) => `${name} QR కోడ్`
export const scan = 'మెనూ తెరవడానికి స్కాన్ చేయండి'
export const qrFailed = 'QR కోడ్ తెరుచుకోలేదు. కాసేపటికి మళ్ళీ ప్రయత్నించండి.'

export const addToCart = 'చేర్చు'
export const viewCart = 'జాబితా చూడండి'
export const cart = 'జాబితా'
export const showList = 'కౌంటర్‌లో ఈ జాబితా చూపండి'
export const total = 'మొత్తం'
export const emptyCart = 'జాబితా ఖాళీ చేయి'
export const oneLess = (name: string) => `${name} ఒకటి తగ్గించు`
export const oneMore = (name: string) => `${name} ఇంకొకటి చేర్చు`
