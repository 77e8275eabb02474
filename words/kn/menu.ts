/** The words of a menu that its first picture needs, or one tap on it. */

export const later = () => import('./menu-later.ts')

/** The filters of a menu and the badges of its items. */
export const labels = {
  all: 'ಎಲ್ಲಾ',
  veg: 'ವೆಜ್',
  egg: 'ಮೊಟ್ಟೆ',
  nonveg: 'ನಾನ್-ವೆಜ್',
  signature: 'ಸ್ಪೆಷಲ್',
  featured: 'ಆಯ್ದವು',
  popular: 'ಫೇಮಸ್',
  spicy: 'ಖಾರ',
  jain: 'ಜೈನ್',
  vegan: 'ವೀಗನ್',
}
export const diets = 'ಆಹಾರ ಮತ್ತು ಅಲರ್ಜಿ'
export const foodType = 'ಊಟ'
export const special = 'ವಿಶೇಷ'
export const vegetarianOnly = 'ವೆಜ್ ಮಾತ್ರ'
export const soldOutToday = 'ಇಂದು ಖಾಲಿ'
export const outOfStock = 'ಖಾಲಿ'

export const search = 'ಮೆನುವಿನಲ್ಲಿ ಹುಡುಕಿ'
export const searchDelicious = 'ಹುಡುಕಿ...'
export const clearSearch = 'ಅಳಿಸಿ'
export const saved = 'ಇಷ್ಟ'
export const favourite = 'ಇಷ್ಟಕ್ಕೆ ಸೇರಿಸಿ'
export const categories = 'ವಿಭಾಗಗಳು'
export const allItems = 'ಎಲ್ಲಾ'
export const allMenuItems = 'ಪೂರ್ತಿ ಮೆನು'
export const ourCollection = 'ನಮ್ಮ ಮೆನು'
export const other = 'ಇತರೆ'

export const noMenuItems = 'ಮೆನುವಿನಲ್ಲಿ ಈಗ ಏನೂ ಇಲ್ಲ'
export const noItems = 'ಈಗ ಏನೂ ಇಲ್ಲ'
export const noItemsFound = 'ಏನೂ ಸಿಗಲಿಲ್ಲ'
export const noItemsInCategory = 'ಈ ವಿಭಾಗದಲ್ಲಿ ಏನೂ ಇಲ್ಲ.'
export const nothingFor = (search: string) => `‘${search}’ ಸಿಗಲಿಲ್ಲ`
export const wholeMenu = 'ಪೂರ್ತಿ ಮೆನು ನೋಡಿ'

/** ₹ stands for the price. */
export const from = '₹ ರಿಂದ'
export const was = 'ಮೊದಲು '
export const more = (count: number) => `ಇನ್ನೂ ${count}`
export const minutes = (time: string) => `${time} ನಿಮಿಷ`
export const calories = (count: number) => `${count} ಕ್ಯಾಲೊರಿ`
export const ingredients = (list: string) => `ಸಾಮಗ್ರಿ: ${list}`

export const tagline = 'ಒಳ್ಳೆಯ ಊಟ'
export const call = 'ಕರೆ'
export const orderNow = 'ಆರ್ಡರ್ ಮಾಡಿ'
export const clock = (hour: number, time: string) =>
  `${['ರಾತ್ರಿ', 'ಬೆಳಿಗ್ಗೆ', 'ಬೆಳಿಗ್ಗೆ', 'ಮಧ್ಯಾಹ್ನ', 'ಸಂಜೆ', 'ರಾತ್ರಿ'][hour >> 2]} ${time}`
export const openingHours = 'ತೆರೆಯುವ ಸಮಯ'
export const closedToday = 'ಇಂದು ರಜೆ'
export const poweredBy = (name: string) => `${name} ತಯಾರಿಕೆ`
export const backToTop = 'ಮೇಲೆ'
export const close = 'ಮುಚ್ಚಿ'

export const share = 'ಮೆನು ಹಂಚಿ'
export const linkCopied = 'ಮೆನು ಲಿಂಕ್ ನಕಲಾಗಿದೆ!'
export const menuLink = 'ಮೆನು ಲಿಂಕ್'
export const showQr = 'QR ಕೋಡ್'
export const qrOf = (name: string) => `${name} QR ಕೋಡ್`
export const scan = 'ಮೆನು ತೆರೆಯಲು ಸ್ಕ್ಯಾನ್ ಮಾಡಿ'
export const qrFailed = 'QR ಕೋಡ್ ತೆರೆಯಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.'

export const addToCart = 'ಸೇರಿಸಿ'
export const viewCart = 'ಪಟ್ಟಿ ನೋಡಿ'
export const cart = 'ಪಟ್ಟಿ'
export const showList = 'ಕೌಂಟರ್‌ನಲ್ಲಿ ಈ ಪಟ್ಟಿ ತೋರಿಸಿ'
export const total = 'ಒಟ್ಟು'
export const emptyCart = 'ಪಟ್ಟಿ ಖಾಲಿ ಮಾಡಿ'
export const oneLess = (name: string) => `${name} ಒಂದು ಕಡಿಮೆ ಮಾಡಿ`
export const oneMore = (name: string) => `${name} ಇನ್ನೊಂದು ಸೇರಿಸಿ`
