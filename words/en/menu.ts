/** The words of a menu that its first picture needs, or one tap on it. */

export const later = () => import('./menu-later.ts')

/** The filters of a menu and the badges of its items. */
export const labels = {
  all: 'All',
  veg: 'Veg',
  egg: 'Egg',
  nonveg: 'Non-Veg',
  signature: 'Signature',
  featured: 'Featured',
  popular: 'Popular',
  spicy: 'Spicy',
  jain: 'Jain',
  vegan: 'Vegan',
}
export const diets = 'Diets and allergens'
export const foodType = 'Food type'
export const special = 'Special'
export const vegetarianOnly = 'Vegetarian only'
export const soldOutToday = 'Sold out today'
export const outOfStock = 'Out of Stock'

export const search = 'Search the menu'
export const searchDelicious = 'Search delicious items...'
export const clearSearch = 'Clear Search'
export const saved = 'Saved'
export const favourite = 'Favourite'
export const categories = 'Categories'
export const allItems = 'All Items'
export const allMenuItems = 'All Menu Items'
export const ourCollection = 'Our Collection'
export const other = 'Other'

export const noMenuItems = 'No menu items available'
export const noItems = 'No items available'
export const noItemsFound = 'No items found'
export const noItemsInCategory = 'No items in this category.'
export const nothingFor = (search: string) => `Nothing for ‘${search}’`
export const wholeMenu = 'Show the whole menu'

/** ₹ stands for the price. */
export const from = 'From ₹'
export const was = 'Was '
export const more = (count: number) => `+${count} more`
export const minutes = (time: string) => `${time} min`
export const calories = (count: number) => `${count} cal`
export const ingredients = (list: string) => `Ingredients: ${list}`

export const tagline = 'Delicious food, great service'
export const call = 'Call'
export const orderNow = 'Order Now'
export const clock = (hour: number, time: string) => `${time} ${hour < 12 ? 'AM' : 'PM'}`
export const openingHours = 'Opening hours'
export const closedToday = 'Closed today'
export const poweredBy = (name: string) => `Powered by ${name}`
export const backToTop = 'Back to top'
export const close = 'Close'

export const share = 'Share menu'
export const linkCopied = 'Menu link copied to clipboard!'
export const menuLink = 'Menu link'
export const showQr = 'Show QR code'
export const qrOf = (name: string) => `QR code of ${name}`
export const scan = 'Scan to open this menu'
export const qrFailed = 'The QR code could not be loaded. Please try again later.'

export const addToCart = 'Add to Cart'
export const viewCart = 'View Cart'
export const cart = 'Cart'
export const showList = 'Show this list at the counter'
export const total = 'Total'
export const emptyCart = 'Empty the cart'
export const oneLess = (name: string) => `One ${name} less`
export const oneMore = (name: string) => `One ${name} more`
