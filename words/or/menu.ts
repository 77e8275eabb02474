/** The words of a menu that its first picture needs, or one tap on it. */

export const later = () => import('./menu-later.ts')

/** The filters of a menu and the badges of its items. */
export const labels = {
  all: 'ସବୁ',
  veg: 'ଭେଜ୍',
  egg: 'ଅଣ୍ଡା',
  nonveg: 'ନନ୍-ଭେଜ୍',
  signature: 'ବିଶେଷ',
  featured: 'ବଛା',
  popular: 'ଲୋକପ୍ରିୟ',
  spicy: 'ରାଗ',
  jain: 'ଜୈନ',
  vegan: 'ଭେଗାନ',
}
export const diets = 'ଖାଦ୍ୟ ଓ ଆଲର୍ଜି'
export const foodType = 'ଖାଦ୍ୟ'
export const special = 'ସ୍ପେଶାଲ୍'
export const vegetarianOnly = 'କେବଳ ଭେଜ୍'
export const soldOutToday = 'ଆଜି ସରିଲା'
export const outOfStock = 'ସରିଲା'

export const search = 'ମେନୁରେ ଖୋଜନ୍ତୁ'
export const searchDelicious = 'ମେନୁରେ ଖୋଜନ୍ତୁ...'
export const clearSearch = 'ହଟାନ୍ତୁ'
export const saved = 'ପସନ୍ଦ'
export const favourite = 'ପସନ୍ଦରେ ରଖନ୍ତୁ'
export const categories = 'ବିଭାଗ'
export const allItems = 'ସବୁ'
export const allMenuItems = 'ପୂରା ମେନୁ'
export const ourCollection = 'ଆମ ମେନୁ'
export const other = 'ଅନ୍ୟ'

export const noMenuItems = 'ମେନୁରେ ଏବେ କିଛି ନାହିଁ'
export const noItems = 'ଏବେ କିଛି ନାହିଁ'
export const noItemsFound = 'କିଛି ମିଳିଲା ନାହିଁ'
export const noItemsInCategory = 'ଏହି ବିଭାଗରେ କିଛି ନାହିଁ।'
export const nothingFor = (search: string) => `‘${search}’ ମିଳିଲା ନାହିଁ`
export const wholeMenu = 'ପୂରା ମେନୁ ଦେଖନ୍ତୁ'

/** ₹ stands for the price. */
export const from = '₹ ରୁ'
export const was = 'ଆଗରୁ '
export const more = (count: number) => `ଆଉ ${count}`
export const minutes = (time: string) => `${time} ମିନିଟ୍`
export const calories = (count: number) => `${count} କ୍ୟାଲୋରୀ`
export const ingredients = (list: string) => `ସାମଗ୍ରୀ: ${list}`

export const tagline = 'ଭଲ ଖାଦ୍ୟ'
export const call = 'କଲ୍'
export const orderNow = 'ଅର୍ଡର କରନ୍ତୁ'
export const clock = (hour: number, time: string) =>
  `${['ରାତି', 'ସକାଳ', 'ସକାଳ', 'ଦିପହର', 'ସନ୍ଧ୍ୟା', 'ରାତି'][hour >> 2]} ${time}`
export const openingHours = 'ଖୋଲିବା ସମୟ'
export const closedToday = 'ଆଜି ବନ୍ଦ'
export const poweredBy = (name: string) => `${name} ରେ ତିଆରି`
export const backToTop = 'ଉପରକୁ'
export const close = 'ବନ୍ଦ କରନ୍ତୁ'

export const share = 'ମେନୁ ସେୟାର୍'
export const linkCopied = 'ମେନୁ ଲିଙ୍କ୍ କପି ହେଲା!'
export const menuLink = 'ମେନୁ ଲିଙ୍କ୍'
export const showQr = 'QR କୋଡ୍'
export const qrOf = (name: string) => `${name} ର QR କୋଡ୍`
export const scan = 'ମେନୁ ଖୋଲିବାକୁ ସ୍କାନ୍ କରନ୍ତୁ'
export const qrFailed = 'QR କୋଡ୍ ଖୋଲିଲା ନାହିଁ। କିଛି ସମୟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।'

export const addToCart = 'ଯୋଡ଼ନ୍ତୁ'
export const viewCart = 'ତାଲିକା ଦେଖନ୍ତୁ'
export const cart = 'ତାଲିକା'
export const showList = 'କାଉଣ୍ଟରରେ ଏହି ତାଲିକା ଦେଖାନ୍ତୁ'
export const total = 'ମୋଟ'
export const emptyCart = 'ତାଲିକା ଖାଲି କରନ୍ତୁ'
export const oneLess = (name: string) => `${name} ଗୋଟିଏ କମାନ୍ତୁ`
export const oneMore = (name: string) => `${name} ଆଉ ଗୋଟିଏ ଯୋଡ଼ନ୍ତୁ`
