/** The words of a menu that its first picture needs, or one tap on it. */

export const later = () => import('./menu-later.ts')

/** The filters of a menu and the badges of its items. */
export const labels = {
  all: 'সকলো',
  veg: 'নিৰামিষ',
  egg: 'কণী',
  nonveg: 'আমিষ',
  signature: 'বিশেষ',
  featured: 'বাছনি',
  popular: 'জনপ্ৰিয়',
  spicy: 'জলা',
  jain: 'জৈন',
  vegan: 'ভেগান',
}
export const diets = 'খাদ্য আৰু এলাৰ্জি'
export const foodType = 'খাদ্য'
export const special = 'স্পেচিয়েল'
export const vegetarianOnly = 'কেৱল নিৰামিষ'
export const soldOutToday = 'আজি শেষ'
export const outOfStock = 'শেষ'

export const search = 'মেনুত বিচাৰক'
export const searchDelicious = 'মেনুত বিচাৰক...'
export const clearSearch = 'মচক'
export const saved = 'পছন্দ'
export const favourite = 'পছন্দত ৰাখক'
export const categories = 'শ্ৰেণী'
export const allItems = 'সকলো'
export const allMenuItems = 'সম্পূৰ্ণ মেনু'
export const ourCollection = 'আমাৰ মেনু'
export const other = 'অন্যান্য'

export const noMenuItems = 'মেনুত এতিয়া একো নাই'
export const noItems = 'এতিয়া একো নাই'
export const noItemsFound = 'একো পোৱা নগ’ল'
export const noItemsInCategory = 'এই শ্ৰেণীত একো নাই।'
export const nothingFor = (search: string) => `‘${search}’ পোৱা নগ’ল`
export const wholeMenu = 'সম্পূৰ্ণ মেনু চাওক'

/** ₹ stands for the price. */
export const from = '₹ৰ পৰা'
export const was = 'আগতে '
export const more = (count: number) => `আৰু ${count}টা`
export const minutes = (time: string) => `${time} মিনিট`
export const calories = (count: number) => `${count} কেলৰি`
export const ingredients = (list: string) => `উপাদান: ${list}`

export const tagline = 'ভাল খাদ্য'
export const call = 'কল'
export const orderNow = 'অৰ্ডাৰ কৰক'
export const clock = (hour: number, time: string) =>
  `${['ৰাতি', 'পুৱা', 'পুৱা', 'দুপৰীয়া', 'গধূলি', 'ৰাতি'][hour >> 2]} ${time}`
export const openingHours = 'খোলাৰ সময়'
export const closedToday = 'আজি বন্ধ'
export const poweredBy = (name: string) => `${name}ত তৈয়াৰী`
export const backToTop = 'ওপৰলৈ'
export const close = 'বন্ধ কৰক'

export const share = 'মেনু শ্বেয়াৰ'
export const linkCopied = 'মেনুৰ লিংক কপি হ’ল!'
export const menuLink = 'মেনুৰ লিংক'
export const showQr = 'QR ক’ড'
export const qrOf = (name: string) => `${name}ৰ QR ক’ড`
export const scan = 'মেনু খুলিবলৈ স্কেন কৰক'
export const qrFailed = 'QR ক’ড খোল নাখালে। অলপ পিছত আকৌ চেষ্টা কৰক।'

export const addToCart = 'লওক'
export const viewCart = 'তালিকা চাওক'
export const cart = 'তালিকা'
export const showList = 'কাউণ্টাৰত এই তালিকা দেখুৱাওক'
export const total = 'মুঠ'
export const emptyCart = 'তালিকা খালী কৰক'
export const oneLess = (name: string) => `${name} এটা কমাওক`
export const oneMore = (name: string) => `${name} আৰু এটা লওক`
