/** The words of a menu that its first picture needs, or one tap on it. */

export const later = () => import('./menu-later.ts')

/** The filters of a menu and the badges of its items. */
export const labels = {
  all: 'سب',
  veg: 'ویج',
  egg: 'انڈا',
  nonveg: 'نان ویج',
  signature: 'خاص',
  featured: 'منتخب',
  popular: 'مشہور',
  spicy: 'تیکھا',
  jain: 'جین',
  vegan: 'ویگن',
}
export const diets = 'خوراک اور الرجی'
export const foodType = 'کھانا'
export const special = 'اسپیشل'
export const vegetarianOnly = 'صرف ویج'
export const soldOutToday = 'آج ختم'
export const outOfStock = 'ختم'

export const search = 'مینو میں تلاش کریں'
export const searchDelicious = 'مینو میں تلاش کریں...'
export const clearSearch = 'ہٹائیں'
export const saved = 'پسند'
export const favourite = 'پسند میں رکھیں'
export const categories = 'کیٹیگری'
export const allItems = 'سب کچھ'
export const allMenuItems = 'پورا مینو'
export const ourCollection = 'ہمارا مینو'
export const other = 'دیگر'

export const noMenuItems = 'مینو میں ابھی کچھ نہیں ہے'
export const noItems = 'ابھی کچھ نہیں ہے'
export const noItemsFound = 'کچھ نہیں ملا'
export const noItemsInCategory = 'اس کیٹیگری میں کچھ نہیں ہے۔'
export const nothingFor = (search: string) => `‘${search}’ نہیں ملا`
export const wholeMenu = 'پورا مینو دیکھیں'

/** ₹ stands for the price. */
export const from = '₹ سے'
export const was = 'پہلے '
export const more = (count: number) => `مزید ${count}`
export const minutes = (time: string) => `${time} منٹ`
export const calories = (count: number) => `${count} کیلوری`
export const ingredients = (list: string) => `اجزا: ${list}`

export const tagline = 'اچھا کھانا، اچھی خدمت'
export const call = 'کال'
export const orderNow = 'آرڈر کریں'
export const clock = (hour: number, time: string) =>
  `${['رات', 'صبح', 'صبح', 'دوپہر', 'شام', 'رات'][hour >> 2]} ${time}`
export const openingHours = 'کھلنے کا وقت'
export const closedToday = 'آج بند'
export const poweredBy = (name: string) => `${name} پر بنا`
export const backToTop = 'اوپر جائیں'
export const close = 'بند کریں'

export const share = 'مینو شیئر کریں'
export const linkCopied = 'مینو کا لنک کاپی ہو گیا!'
export const menuLink = 'مینو کا لنک'
export const showQr = 'QR کوڈ'
export const qrOf = (name: string) => `${name} کا QR کوڈ`
export const scan = 'مینو کھولنے کے لیے اسکین کریں'
export const qrFailed = 'QR کوڈ نہیں کھلا۔ تھوڑی دیر بعد پھر کوشش کریں۔'

export const addToCart = 'ڈالیں'
export const viewCart = 'فہرست دیکھیں'
export const cart = 'فہرست'
export const showList = 'کاؤنٹر پر یہ فہرست دکھائیں'
export const total = 'کل'
export const emptyCart = 'فہرست خالی کریں'
export const oneLess = (name: string) => `${name} ایک کم کریں`
export const oneMore = (name: string) => `${name} ایک اور ڈالیں`
