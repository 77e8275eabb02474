/** The words of a menu that its first picture needs, or one tap on it. */

export const later = () => import('./menu-later.ts')

/** The filters of a menu and the badges of its items. */
export const labels = {
  all: 'எல்லாம்',
  veg: 'சைவம்',
  egg: 'முட்டை',
  nonveg: 'அசைவம்',
  signature: 'ஸ்பெஷல்',
  featured: 'சிறந்தவை',
  popular: 'பிரபலம்',
  spicy: 'காரம்',
  jain: 'ஜெயின்',
  vegan: 'வீகன்',
}
export const diets = 'உணவு முறை, ஒவ்வாமை'
export const foodType = 'உணவு'
export const special = 'சிறப்பு'
export const vegetarianOnly = 'சைவம் மட்டும்'
export const soldOutToday = 'இன்று தீர்ந்தது'
export const outOfStock = 'தீர்ந்தது'

export const search = 'மெனுவில் தேடுங்கள்'
export const searchDelicious = 'மெனுவில் தேடுங்கள்...'
export const clearSearch = 'நீக்கு'
export const saved = 'பிடித்தவை'
export const favourite = 'பிடித்தது'
export const categories = 'வகைகள்'
export const allItems = 'எல்லாம்'
export const allMenuItems = 'முழு மெனு'
export const ourCollection = 'எங்கள் மெனு'
export const other = 'மற்றவை'

export const noMenuItems = 'மெனுவில் இப்போது எதுவும் இல்லை'
export const noItems = 'இப்போது எதுவும் இல்லை'
export const noItemsFound = 'எதுவும் கிடைக்கவில்லை'
export const noItemsInCategory = 'இந்த வகையில் எதுவும் இல்லை.'
export const nothingFor = (search: string) => `‘${search}’ கிடைக்கவில்லை`
export const wholeMenu = 'முழு மெனுவைக் காட்டு'

/** ₹ stands for the price. */
export const from = '₹ முதல்'
export const was = 'முன்பு '
export const more = (count: number) => `மேலும் ${count}`
export const minutes = (time: string) => `${time} நிமிடம்`
export const calories = (count: number) => `${count} கலோரி`
export const ingredients = (list: string) => `சேர்மானம்: ${list}`

export const tagline = 'நல்ல உணவு, நல்ல சேவை'
export const call = 'அழைக்க'
export const orderNow = 'ஆர்டர் செய்க'
export const clock = (hour: number, time: string) =>
  `${['இரவு', 'காலை', 'காலை', 'மதியம்', 'மாலை', 'இரவு'][hour >> 2]} ${time}`
export const openingHours = 'திறக்கும் நேரம்'
export const closedToday = 'இன்று விடுமுறை'
export const poweredBy = (name: string) => `${name} உருவாக்கம்`
export const backToTop = 'மேலே'
export const close = 'மூடு'

export const share = 'மெனுவைப் பகிர்'
export const linkCopied = 'மெனு இணைப்பு நகலெடுக்கப்பட்டது!'
export const menuLink = 'மெனு இணைப்பு'
export const showQr = 'QR குறியீடு'
export const qrOf = (name: string) => `${name} QR குறியீடு`
export const scan = 'மெனுவைத் திறக்க ஸ்கேன் செய்யுங்கள்'
export const qrFailed = 'QR குறியீடு திறக்கவில்லை. சிறிது நேரம் கழித்து முயலுங்கள்.'

export const addToCart = 'சேர்'
export const viewCart = 'பட்டியலைக் காண்'
export const cart = 'பட்டியல்'
export const showList = 'கவுண்டரில் இந்தப் பட்டியலைக் காட்டுங்கள்'
export const total = 'மொத்தம்'
export const emptyCart = 'பட்டியலைக் காலி செய்'
export const oneLess = (name: string) => `${name} ஒன்று குறை`
export const oneMore = (name: string) => `${name} இன்னொன்று சேர்`
