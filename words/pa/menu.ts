/** The words of a menu that its first picture needs, or one tap on it. */

export const later = () => import('./menu-later.ts')

/** The filters of a menu and the badges of its items. */
export const labels = {
  all: 'ਸਾਰੇ',
  veg: 'ਵੈਜ',
  egg: 'ਅੰਡਾ',
  nonveg: 'ਨਾਨ-ਵੈਜ',
  signature: 'ਖ਼ਾਸ',
  featured: 'ਚੋਣਵੇਂ',
  popular: 'ਮਸ਼ਹੂਰ',
  spicy: 'ਤਿੱਖਾ',
  jain: 'ਜੈਨ',
  vegan: 'ਵੀਗਨ',
}
export const diets = 'ਖਾਣ-ਪੀਣ ਅਤੇ ਐਲਰਜੀ'
export const foodType = 'ਖਾਣਾ'
export const special = 'ਸਪੈਸ਼ਲ'
export const vegetarianOnly = 'ਸਿਰਫ਼ ਵੈਜ'
export const soldOutToday = 'ਅੱਜ ਖ਼ਤਮ'
export const outOfStock = 'ਖ਼ਤਮ'

export const search = 'ਮੀਨੂ ਵਿੱਚ ਲੱਭੋ'
export const searchDelicious = 'ਮੀਨੂ ਵਿੱਚ ਲੱਭੋ...'
export const clearSearch = 'ਹਟਾਓ'
export const saved = 'ਪਸੰਦ'
export const favourite = 'ਪਸੰਦ ਵਿੱਚ ਰੱਖੋ'
export const categories = 'ਕੈਟੇਗਰੀ'
export const allItems = 'ਸਭ ਕੁਝ'
export const allMenuItems = 'ਪੂਰਾ ਮੀਨੂ'
export const ourCollection = 'ਸਾਡਾ ਮੀਨੂ'
export const other = 'ਹੋਰ'

export const noMenuItems = 'ਮੀਨੂ ਵਿੱਚ ਹਾਲੇ ਕੁਝ ਨਹੀਂ ਹੈ'
export const noItems = 'ਹਾਲੇ ਕੁਝ ਨਹੀਂ ਹੈ'
export const noItemsFound = 'ਕੁਝ ਨਹੀਂ ਲੱਭਿਆ'
export const noItemsInCategory = 'ਇਸ ਕੈਟੇਗਰੀ ਵਿੱਚ ਕੁਝ ਨਹੀਂ ਹੈ।'
export const nothingFor = (search: string) => `‘${search}’ ਨਹੀਂ ਲੱਭਿਆ`
export const wholeMenu = 'ਪੂਰਾ ਮੀਨੂ ਵੇਖੋ'

/** ₹ stands for the price. */
export const from = '₹ ਤੋਂ'
export const was = 'ਪਹਿਲਾਂ '
export const more = (count: number) => `+${count} ਹੋਰ`
export const minutes = (time: string) => `${time} ਮਿੰਟ`
export const calories = (count: number) => `${count} ਕੈਲੋਰੀ`
export const ingredients = (list: string) => `ਸਮੱਗਰੀ: ${list}`

export const tagline = 'ਵਧੀਆ ਖਾਣਾ, ਵਧੀਆ ਸੇਵਾ'
export const call = 'ਕਾਲ'
export const orderNow = 'ਆਰਡਰ ਕਰੋ'
export const clock = (hour: number, time: string) =>
  `${['ਰਾਤ', 'ਸਵੇਰੇ', 'ਸਵੇਰੇ', 'ਦੁਪਹਿਰ', 'ਸ਼ਾਮ', 'ਰਾਤ'][hour >> 2]} ${time}`
export const openingHours = 'ਖੁੱਲ੍ਹਣ ਦਾ ਸਮਾਂ'
export const closedToday = 'ਅੱਜ ਬੰਦ'
export const poweredBy = (name: string) => `${name} ਉੱਤੇ ਬਣਿਆ`
export const backToTop = 'ਉੱਪਰ ਜਾਓ'
export const close = 'ਬੰਦ ਕਰੋ'

export const share = 'ਮੀਨੂ ਸਾਂਝਾ ਕਰੋ'
export const linkCopied = 'ਮੀਨੂ ਦਾ ਲਿੰਕ ਕਾਪੀ ਹੋ ਗਿਆ!'
export const menuLink = 'ਮੀਨੂ ਦਾ ਲਿੰਕ'
export const showQr = 'QR ਕੋਡ'
export const qrOf = (name: string) => `${name} ਦਾ QR ਕੋਡ`
export const scan = 'ਮੀਨੂ ਖੋਲ੍ਹਣ ਲਈ ਸਕੈਨ ਕਰੋ'
export const qrFailed = 'QR ਕੋਡ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।'

export const addToCart = 'ਪਾਓ'
export const viewCart = 'ਲਿਸਟ ਵੇਖੋ'
export const cart = 'ਲਿਸਟ'
export const showList = 'ਕਾਊਂਟਰ ਉੱਤੇ ਇਹ ਲਿਸਟ ਵਿਖਾਓ'
export const total = 'ਕੁੱਲ'
export const emptyCart = 'ਲਿਸਟ ਖਾਲੀ ਕਰੋ'
export const oneLess = (name: string) => `${name} ਇੱਕ ਘਟਾਓ`
export const oneMore = (name: string) => `${name} ਇੱਕ ਹੋਰ ਪਾਓ`
