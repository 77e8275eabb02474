/** The words of a menu that its first picture needs, or one tap on it. */

export const later = () => import('./menu-later.ts')

/** The filters of a menu and the badges of its items. */
export const labels = {
  all: 'সব',
  veg: 'নিরামিষ',
  egg: 'ডিম',
  nonveg: 'আমিষ',
  signature: 'বিশেষ',
  featured: 'বাছাই',
  popular: 'জনপ্রিয়',
  spicy: 'ঝাল',
  jain: 'জৈন',
  vegan: 'ভেগান',
}
export const diets = 'খাদ্যাভ্যাস ও অ্যালার্জি'
export const foodType = 'খাবার'
export const special = 'স্পেশাল'
export const vegetarianOnly = 'শুধু নিরামিষ'
export const soldOutToday = 'আজ শেষ'
export const outOfStock = 'শেষ'

export const search = 'মেনুতে খুঁজুন'
export const searchDelicious = 'মেনুতে খুঁজুন...'
export const clearSearch = 'মুছুন'
export const saved = 'পছন্দ'
export const favourite = 'পছন্দে রাখুন'
export const categories = 'বিভাগ'
export const allItems = 'সব খাবার'
export const allMenuItems = 'পুরো মেনু'
export const ourCollection = 'আমাদের মেনু'
export const other = 'অন্যান্য'

export const noMenuItems = 'মেনুতে এখন কিছু নেই'
export const noItems = 'এখন কিছু নেই'
export const noItemsFound = 'কিছু পাওয়া গেল না'
export const noItemsInCategory = 'এই বিভাগে কিছু নেই।'
export const nothingFor = (search: string) => `‘${search}’ পাওয়া গেল না`
export const wholeMenu = 'পুরো মেনু দেখুন'

/** ₹ stands for the price. */
export const from = '₹ থেকে'
export const was = 'আগে '
export const more = (count: number) => `আরও ${count}টি`
export const minutes = (time: string) => `${time} মিনিট`
export const calories = (count: number) => `${count} ক্যালোরি`
export const ingredients = (list: string) => `উপকরণ: ${list}`

export const tagline = 'ভালো খাবার, ভালো সেবা'
export const call = 'কল'
export const orderNow = 'অর্ডার করুন'
export const clock = (hour: number, time: string) =>
  `${['রাত', 'সকাল', 'সকাল', 'দুপুর', 'সন্ধ্যা', 'রাত'][hour >> 2]} ${time}`
export const openingHours = 'খোলার সময়'
export const closedToday = 'আজ বন্ধ'
export const poweredBy = (name: string) => `${name}-এ তৈরি`
export const backToTop = 'উপরে যান'
export const close = 'বন্ধ করুন'

export const share = 'মেনু শেয়ার'
export const linkCopied = 'মেনুর লিঙ্ক কপি হয়েছে!'
export const menuLink = 'মেনুর লিঙ্ক'
export const showQr = 'QR কোড'
export const qrOf = (name: string) => `${name}-এর QR কোড`
export const scan = 'মেনু খুলতে স্ক্যান করুন'
export const qrFailed = 'QR কোড খোলা গেল না। একটু পরে আবার চেষ্টা করুন।'

export const addToCart = 'নিন'
export const viewCart = 'তালিকা দেখুন'
export const cart = 'তালিকা'
export const showList = 'কাউন্টারে এই তালিকা দেখান'
export const total = 'মোট'
export const emptyCart = 'তালিকা খালি করুন'
export const oneLess = (name: string) => `${name} একটি কমান`
export const oneMore = (name: string) => `${name} আরও একটি নিন`
